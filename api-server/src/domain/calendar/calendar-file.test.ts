import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { wallText } from '@shootline/shared-api/rules';
import { readCalendar } from '../../../tests/calendar-file.ts';
import {
  type CalendarWorkspace,
  createCalendarWorkspace,
} from '../../../tests/calendar-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const at = (iso: string) => new Date(iso);
const hour = 3_600_000;

const addressIn = (timezone: string) => ({
  country_code: 'AU',
  country: 'Australia',
  locality: 'Sydney',
  state: 'NSW',
  timezone,
  formatted_address: '1 George Street, Sydney NSW 2000, Australia',
  formatted_address_short: 'Sydney NSW',
  is_manual: false,
  is_valid: true,
  additional_details: 'Ring twice,\nthen wait',
  street_number: '1',
  route: 'George Street',
  postal_code: '2000',
});

describe('the calendar file of a videographer', () => {
  let api: TestApi;
  let house: CalendarWorkspace;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    house = await createCalendarWorkspace(api);
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.request<string>(path, { headers });
  const read = async () => readCalendar((await ask(await house.share())).body);

  test('has assigned shoots as certain, with all that is needed on the day', async () => {
    const title = `Ünïcode 🎬, "quotes"; back\\slash ${'very long title '.repeat(20)}end`;
    const shoot = await house.booking({
      cameraOperatorId: house.camop.id,
      title,
      date: at('2026-03-12T00:00:00Z'),
      arrivalAndSetupDate: at('2026-03-11T23:30:00Z'),
      address: addressIn('Australia/Sydney'),
      pointOfContactType: 'other',
      pointOfContact: { full_name: 'Maya Okafor', phone: '', email: 'm@a.test', company: '' },
      bookingPocPhoneNumber: '+61400555666',
      parkingDetails: 'Level 2; bay 7',
      version: 3,
      modified: at('2026-03-01T02:03:04Z'),
    });
    const { name, refresh, zones, entries } = await read();
    assert.deepEqual([name, refresh], ['Camera House shoots', ['PT1H', 'PT1H']]);
    assert.deepEqual(zones, ['Australia/Sydney']);
    const url = `https://portal.test/booking/${shoot.id}`;
    assert.deepEqual(entries, [
      {
        uid: shoot.id,
        summary: title,
        location: '1 George Street, Sydney NSW 2000, Australia',
        description: [
          `Booking #${shoot.bookingUid}`,
          'This entry lasts from your arrival to the end of the shoot.',
          'Arrive: Thu, 12 Mar 2026, 10:30 AM (AEDT)',
          'Shoot: Thu, 12 Mar 2026, 11:00 AM (AEDT), 6 hours',
          'Contact on the day: Maya Okafor, +61 400 555 666',
          'Getting there: Ring twice,\nthen wait',
          'Parking: Level 2; bay 7',
          url,
        ].join('\n'),
        url,
        status: 'CONFIRMED',
        sequence: 3,
        lastModified: '2026-03-01T02:03:04Z',
        zone: 'Australia/Sydney',
        wall: ['2026-03-12T10:30:00', '2026-03-12T17:00:00'],
        instants: ['2026-03-11T23:30:00.000Z', '2026-03-12T06:00:00.000Z'],
      },
    ]);
  });

  test('has open offers as tentative, without the address and the contact', async () => {
    const asked = await house.booking({
      state: 'requested',
      title: 'Harbour film',
      address: addressIn('Australia/Sydney'),
      pointOfContactType: 'other',
      pointOfContact: { full_name: 'Maya Okafor', phone: '', email: 'm@a.test', company: '' },
    });
    const offer = await house.offer(asked.id, house.camop.id);
    const [entry] = (await read()).entries;
    assert.ok(entry);
    const url = `https://portal.test/booking-availability/${offer.id}`;
    assert.deepEqual(
      [entry.uid, entry.summary, entry.status, entry.location, entry.url],
      [asked.id, 'Offer: Harbour film', 'TENTATIVE', 'Sydney NSW', url],
    );
    assert.ok(entry.description.endsWith(url));
    assert.doesNotMatch(entry.description, /Maya|George|Ring/);
  });

  test('has no shoot of others, none that was cancelled, and none older than 30 days', async () => {
    const own = { cameraOperatorId: house.camop.id };
    const other = await house.user('camera_operator');
    await house.booking({ cameraOperatorId: other.id });
    await house.booking({ ...own, state: 'cancelled' });
    await house.booking({ ...own, state: 'job_complete', date: at('2026-02-03T00:00:00Z') });
    const declined = await house.booking({ state: 'requested' });
    await house.offer(declined.id, house.camop.id, { state: 'busy' });
    const recent = await house.booking({
      ...own,
      state: 'job_complete',
      date: at('2026-02-05T00:00:00Z'),
    });
    assert.deepEqual(
      (await read()).entries.map(({ uid }) => uid),
      [recent.id],
    );
  });

  test('is read once, and again only when it has changed', async () => {
    const path = await house.share();
    const first = await ask(path);
    assert.equal(first.headers.get('Cache-Control'), 'private, no-cache');
    assert.equal(first.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    api.moveClock(60);
    const again = await ask(path, known);
    assert.deepEqual([again.status, again.body], [304, '']);
    await house.booking({ cameraOperatorId: house.camop.id });
    assert.equal((await ask(path, known)).status, 200);
  });

  /** A day before a change of the clocks to a day after, in UTC. */
  const changes = [
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Sydney', '2026-04-04T16:00:00Z'],
    ['Australia/Sydney', '2026-10-03T16:00:00Z'],
    ['Europe/London', '2026-03-29T01:00:00Z'],
    ['Europe/London', '2026-10-25T01:00:00Z'],
  ] as const;

  for (const [zone, change] of changes) {
    test(`shows the right times when the clocks of ${zone} change at ${change}`, async () => {
      const starts = Array.from(
        { length: 29 },
        (_, place) => at(change).getTime() + ((place - 24) * hour) / 2,
      );
      const duration = 4;
      for (const start of starts) {
        await house.booking({
          cameraOperatorId: house.camop.id,
          date: new Date(start),
          duration,
          address: addressIn(zone),
        });
      }
      const { entries } = await read();
      assert.deepEqual(
        entries.map(({ instants }) => instants),
        starts.map((start) => [
          new Date(start).toISOString(),
          new Date(start + duration * hour).toISOString(),
        ]),
      );
      const local = entries.filter((entry) => entry.zone === zone);
      // Only those that begin or end in the hour that comes twice are in UTC.
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
