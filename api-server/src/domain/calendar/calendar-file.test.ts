import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readCalendar } from '../../../tests/workspaces/calendar-file.ts';
import {
  type CalendarWorkspace,
  addressIn,
  createCalendarWorkspace,
} from '../../../tests/workspaces/calendar-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const at = (iso: string) => new Date(iso);

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

  test('shows assigned shoots as confirmed, with everything needed on the day', async () => {
    const title = `Ünïcode 🎬, "quotes"; back\\slash ${'very long title '.repeat(20)}end`;
    const shoot = await house.booking({
      videographerId: house.videographer.id,
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

  test('shows open offers as tentative, without the address and the contact', async () => {
    const asked = await house.booking({
      state: 'requested',
      title: 'Harbour film',
      address: addressIn('Australia/Sydney'),
      pointOfContactType: 'other',
      pointOfContact: { full_name: 'Maya Okafor', phone: '', email: 'm@a.test', company: '' },
    });
    const offer = await house.offer(asked.id, house.videographer.id);
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

  test('leaves out shoots of others, cancelled ones and those older than 30 days', async () => {
    const own = { videographerId: house.videographer.id };
    const other = await house.user('camera_operator');
    await house.booking({ videographerId: other.id });
    await house.booking({ ...own, state: 'cancelled' });
    await house.booking({ ...own, state: 'job_complete', date: at('2026-02-03T00:00:00Z') });
    const declined = await house.booking({ state: 'requested' });
    await house.offer(declined.id, house.videographer.id, { state: 'busy' });
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

  test('answers 304 until it changes', async () => {
    const path = await house.share();
    const first = await ask(path);
    assert.equal(first.headers.get('Cache-Control'), 'private, no-cache');
    assert.equal(first.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    api.moveClock(60);
    const again = await ask(path, known);
    assert.deepEqual([again.status, again.body], [304, '']);
    await house.booking({ videographerId: house.videographer.id });
    assert.equal((await ask(path, known)).status, 200);
  });
});
