import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, BookingSummary } from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { type ShootTime, shootTimes } from '@shootline/shared-api/testing/shoot-times';
import { eq } from '../../platform/db/drizzle.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { errorLines } from '../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { booking, mail } from '../schema.ts';

/** A zone whose clock changes fall on other days than most shoots, and in the hours of some. */
const serversZone = 'America/New_York';

describe('the time of a shoot', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  const zoneBefore = process.env['TZ'];

  before(async () => {
    process.env['TZ'] = serversZone;
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(async () => {
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
    await api.close();
  });

  /** Creates a booking in the zone of the shoot, by a user in Tokyo. */
  function create<Body = Booking>(zone: string, arrival: string, shoot: string) {
    const brief = completeBrief({
      address: { ...completeBrief().address, timezone: zone },
      date: shoot,
      arrival_and_setup_date: arrival,
      submittedTimezone: 'Asia/Tokyo',
    });
    const form = new FormData();
    form.set('data', JSON.stringify(brief));
    return api.send<Body>(users.clientUser, 'POST', '/booking?isDraft=false', form);
  }

  async function callSheetOf(id: string): Promise<{ sheet: string; facts: Map<string, string> }> {
    const videographer = await workspace.user('camera_operator');
    await workspace.inside((tx) =>
      tx
        .update(booking)
        .set({ state: 'assigned', videographerId: videographer.id })
        .where(eq(booking.id, id)),
    );
    await api.send(users.editor, 'POST', `/booking/${id}/generate-call-sheet`);
    const rows = await workspace.inside((tx) =>
      tx.select().from(mail).where(eq(mail.recipientAddress, videographer.email)),
    );
    const letter = rows.at(-1);
    const content = await api.deps.files.open(letter?.attachments[0]?.storageKey ?? '');
    assert.ok(content);
    const pdf = await getDocumentProxy(new Uint8Array(await buffer(content.stream)));
    const { text } = await extractText(pdf, { mergePages: true });
    return {
      sheet: text.replaceAll(/\s+/g, ' '),
      facts: new Map(letter?.content.facts),
    };
  }

  const name = ({ zone, shoot }: ShootTime) => `${shoot} in ${zone}`;
  for (const time of shootTimes) {
    test(`is the same everywhere: ${name(time)}`, async () => {
      const { arrivesAt, shootsAt } = time;
      const { status, body } = await create(time.zone, time.arrival, time.shoot);
      assert.equal(status, 200);
      const detail = await api.get<Booking>(users.admin, `/booking/${body.uuid}`);
      assert.deepEqual([detail.arrival_and_setup_date, detail.date], [arrivesAt, shootsAt]);
      assert.equal(detail.address?.timezone, time.zone);
      const list = await api.get<{ results: BookingSummary[] }>(
        users.clientUser,
        `/booking/list-bookings?booking_uid=${body.booking_uid}`,
      );
      const row = list.results.find(({ uuid }) => uuid === body.uuid);
      assert.deepEqual([row?.date, row?.address?.timezone], [shootsAt, time.zone]);

      const { sheet, facts } = await callSheetOf(body.uuid);
      const arrival = `${time.day} 2026, ${time.arrivalText}`;
      const shoot = `${time.day} 2026, ${time.shootText}`;
      assert.deepEqual([facts.get('Arrival'), facts.get('When')], [arrival, shoot]);
      assert.ok(sheet.includes(`Arrival and set-up ${arrival} Shoot begins ${shoot}`), sheet);
      const zoneName = /\((.+)\)/.exec(time.shootText)?.[1];
      assert.ok(sheet.includes(`Time zone ${zoneName} (${time.zone}): all times are`), sheet);
    });
  }

  test('stays the same when something else changes, even in the repeated hour', async () => {
    const time = shootTimes.find(({ shoot }) => shoot === '25-10-2026 01:30');
    assert.ok(time);
    const { body } = await create(time.zone, time.arrival, time.shoot);
    const { body: changed } = await api.send<Booking>(
      users.clientUser,
      'PUT',
      `/booking/${body.uuid}`,
      { title: 'Another title' },
      { 'If-Match': `"${body.version}"` },
    );
    assert.deepEqual(
      [changed.title, changed.date, changed.state],
      ['Another title', time.shootsAt, 'new'],
    );
  });

  const skipped: [string, string, string, string][] = [
    ['America/New_York', '08-03-2026 01:00', '08-03-2026 02:30', '3:00 am EDT'],
    ['Australia/Sydney', '04-10-2026 01:00', '04-10-2026 02:00', '3:00 am AEDT'],
    ['Europe/London', '29-03-2026 00:00', '29-03-2026 01:59', '2:00 am BST'],
  ];
  for (const [zone, arrival, shoot, next] of skipped) {
    test(`is refused if the clocks skip it: ${shoot} in ${zone}`, async () => {
      const refused = await create<ApiErrorBody>(zone, arrival, shoot);
      assert.deepEqual(
        [refused.status, errorLines(refused.body.errors)],
        [
          400,
          [
            `date: This time does not exist on that day, because the clocks go forward. The next valid time is ${next}.`,
          ],
        ],
      );
    });
  }
});
