import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { wallText } from '@shootline/shared-api/rules';
import { readCalendar } from '../../../tests/workspaces/calendar-file.ts';
import {
  type CalendarWorkspace,
  addressIn,
  createCalendarWorkspace,
} from '../../../tests/workspaces/calendar-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const at = (iso: string) => new Date(iso);
const hour = 3_600_000;

describe('the calendar file across clock changes', () => {
  let api: TestApi;
  let house: CalendarWorkspace;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    house = await createCalendarWorkspace(api);
  });

  /** Zones and instants of clock changes. */
  const changes = [
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Sydney', '2026-04-04T16:00:00Z'],
    ['Australia/Sydney', '2026-10-03T16:00:00Z'],
    ['Europe/London', '2026-03-29T01:00:00Z'],
    ['Europe/London', '2026-10-25T01:00:00Z'],
  ] as const;

  for (const [zone, change] of changes) {
    test(`shows the right times when clocks in ${zone} change at ${change}`, async () => {
      const starts = Array.from(
        { length: 29 },
        (_, place) => at(change).getTime() + ((place - 24) * hour) / 2,
      );
      const duration = 4;
      for (const start of starts) {
        await house.booking({
          videographerId: house.videographer.id,
          date: new Date(start),
          duration,
          address: addressIn(zone),
        });
      }
      const { entries } = readCalendar((await api.request<string>(await house.share())).body);
      assert.deepEqual(
        entries.map(({ instants }) => instants),
        starts.map((start) => [
          new Date(start).toISOString(),
          new Date(start + duration * hour).toISOString(),
        ]),
      );
      const local = entries.filter((entry) => entry.zone === zone);
      // Only entries that begin or end in the repeated hour are in UTC.
      assert.ok(local.length >= starts.length - 8, `${local.length} in their zone`);
      for (const { wall, instants } of local) {
        const asShown = instants.map((iso) => wallText(new Date(iso), zone));
        const asWritten = wall.map((text) =>
          text.replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+):00$/, '$3-$2-$1 $4'),
        );
        assert.deepEqual(asWritten, asShown);
      }
    });
  }
});
