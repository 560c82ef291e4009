import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody, StaffingBoard } from '@shootline/shared-api/contract';
import {
  type CalendarWorkspace,
  createCalendarWorkspace,
} from '../../../tests/workspaces/calendar-workspace.ts';
import { errorLines } from '../../../tests/field-errors.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { appUser } from '../schema.ts';

const at = (iso: string) => new Date(iso);

describe('the staffing board', () => {
  let api: TestApi;
  let house: CalendarWorkspace;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    house = await createCalendarWorkspace(api);
  });

  const board = (query = '', from = '09-03-2026') =>
    api.get<StaffingBoard>(house.users.editor, `/calendar/board?from=${from}${query}`);
  const booking = (values: Parameters<typeof house.booking>[0]) => house.booking(values);
  const addressIn = async (timezone: string) => {
    const { address } = await booking({ state: 'draft' });
    assert.ok(address);
    return { ...address, timezone };
  };

  test('shows each videographer’s entries on days in the zones of the entries', async () => {
    const { videographer } = house;
    const own = { videographerId: videographer.id };
    // From 10 pm to 4 am in New York: on the 12th and 13th there, on the 13th in Sydney.
    const night = await booking({
      ...own,
      date: at('2026-03-13T02:00:00Z'),
      address: await addressIn('America/New_York'),
    });
    const asked = await booking({ state: 'requested', date: at('2026-03-13T22:00:00Z') });
    const offer = await house.offer(asked.id, videographer.id);
    const { body: busy } = await api.send<{ uuid: string }>(
      videographer,
      'POST',
      '/calendar/busy-times',
      {
        starts: '01-03-2026',
        ends: '10-03-2026',
        is_all_day: true,
        note: 'My divorce',
      },
    );
    await booking({ ...own, date: at('2026-03-16T00:00:00Z') });
    const { results } = await board();
    assert.deepEqual(
      results.map(({ days, working_hours: { is_limited: isLimited }, ...row }) => ({
        ...row,
        isLimited,
        days: days.map(({ day, entries }) => [
          day,
          ...entries.map(({ kind, uuid, title }) => [kind, uuid, title]),
        ]),
      })),
      [
        {
          uuid: videographer.id,
          full_name: videographer.fullName,
          locality: '',
          state: '',
          timezone: 'Australia/Sydney',
          isLimited: false,
          candidate: null,
          days: [
            ['09-03-2026', ['busy', busy.uuid, '']],
            ['10-03-2026', ['busy', busy.uuid, '']],
            ['12-03-2026', ['shoot', night.id, 'A shoot']],
            ['13-03-2026', ['shoot', night.id, 'A shoot']],
            ['14-03-2026', ['offer', offer.id, 'A shoot']],
          ],
        },
      ],
    );
  });

  test('shows the unstaffed bookings of these days, by time', async () => {
    const monday = at('2026-03-08T13:30:00Z');
    const dates = { new: '2026-03-15T12:00:00Z', active: '2026-03-10T00:00:00Z' };
    const last = await booking({ state: 'new', date: at(dates.new) });
    const second = await booking({ state: 'active', date: at(dates.active) });
    const first = await booking({ state: 'requested', date: monday, title: 'Harbour film' });
    for (const state of ['draft', 'on_hold', 'cancelled', 'deleted'] as const) {
      await booking({ state, date: monday });
    }
    await booking({ videographerId: house.videographer.id, date: monday });
    // On the day before and the day after, in Sydney.
    await booking({ state: 'new', date: at('2026-03-08T12:30:00Z') });
    await booking({ state: 'new', date: at('2026-03-15T13:00:00Z') });
    const { unstaffed, unstaffed_count: count } = await board();
    assert.equal(count, 3);
    assert.deepEqual(
      unstaffed.map(({ uuid, day }) => [uuid, day]),
      [
        [first.id, '09-03-2026'],
        [second.id, '10-03-2026'],
        [last.id, '15-03-2026'],
      ],
    );
    assert.deepEqual(unstaffed[0], {
      uuid: first.id,
      booking_uid: first.bookingUid,
      title: 'Harbour film',
      state: 'requested',
      state_display: 'Requested',
      day: '09-03-2026',
      starts: '2026-03-08T13:30:00.000Z',
      ends: '2026-03-08T19:30:00.000Z',
      timezone: 'Australia/Sydney',
      location: 'Sydney NSW',
      client: { id: house.users.client.id, name: house.users.client.name },
      opens: null,
      asking: { asked: 0, declined: 0, accepted: 0, queued: 0, exclusive_until: null },
    });
  });

  test('says how the asking for an unstaffed booking stands', async () => {
    const shoot = await booking({ state: 'requested', date: at('2026-03-10T00:00:00Z') });
    const sent = at('2026-03-01T00:00:00Z');
    const exclusiveUntil = new Date(testNow.getTime() + 1_200_000);
    const offers: Parameters<typeof house.offer>[2][] = [
      { state: 'unknown', sent, exclusiveUntil },
      { state: 'busy', sent },
      { state: 'cancelled', sent },
      { state: 'awaiting_send' },
    ];
    for (const values of offers) {
      const { id } = await house.user('camera_operator', {});
      await house.offer(shoot.id, id, values);
    }
    const [first] = (await board()).unstaffed;
    assert.deepEqual(first?.asking, {
      asked: 2,
      declined: 1,
      accepted: 0,
      queued: 1,
      exclusive_until: exclusiveUntil.toISOString(),
    });
  });

  test('shows two weeks or a month', async () => {
    const last = await booking({ state: 'new', date: at('2026-03-31T00:00:00Z') });
    const uuids = async (days: number) =>
      (await board(`&days=${days}`, '01-03-2026')).unstaffed.map(({ uuid }) => uuid);
    assert.deepEqual(await uuids(14), []);
    assert.deepEqual(await uuids(31), [last.id]);
    const path = '/calendar/board?from=01-03-2026&days=32';
    assert.equal((await api.ask(house.users.admin, path)).status, 400);
  });

  test('shows only who has an entry, and counts the others', async () => {
    const { videographer } = house;
    const idle = await house.user('camera_operator', { fullName: 'Zoe idle' });
    const client = house.users.client.id;
    await booking({ videographerId: videographer.id, date: at('2026-03-10T00:00:00Z') });
    const names = (of: StaffingBoard) => [of.results.map((row) => row.full_name), of.folded_count];
    const [own, other] = [[videographer.fullName], [idle.fullName]];
    // From 10 am to 4 pm in New York on the day before, when it is the first day in Sydney.
    await booking({
      videographerId: idle.id,
      date: at('2026-03-08T14:00:00Z'),
      address: await addressIn('America/New_York'),
    });
    assert.deepEqual(names(await board('&planned=true')), [own, 1]);
    assert.deepEqual(names(await board('&planned=false')), [other, 0]);
    assert.deepEqual(names(await board('&planned=true', '16-03-2026')), [[], 2]);
    assert.deepEqual(names(await board(`&client=${client}`)), [own, 1]);
    assert.deepEqual(names(await board('&state=assigned')), [own, 1]);
    assert.deepEqual(names(await board('&state=shoot_completed')), [[], 2]);
    assert.deepEqual(names(await board('&planned=true&name=idle')), [[], 1]);
  });

  test('shows the unstaffed bookings of a client or in a state', async () => {
    const date = at('2026-03-10T00:00:00Z');
    const active = await booking({ state: 'active', date });
    const added = await booking({ state: 'new', date });
    const uuids = async (query: string) => {
      const { unstaffed, unstaffed_count: count } = await board(query);
      assert.equal(unstaffed.length, count);
      return unstaffed.map(({ uuid }) => uuid).toSorted();
    };
    const all = [active.id, added.id].toSorted();
    assert.deepEqual(await uuids(`&client=${house.users.client.id}`), all);
    assert.deepEqual(await uuids(`&client=${active.id}`), []);
    assert.deepEqual(await uuids('&state=active'), [active.id]);
  });

  test('shows who works on a day and has nothing on it', async () => {
    const { videographer } = house;
    const free = await house.user('camera_operator', { fullName: 'Zoe free' });
    const works = Array.from({ length: 7 }, (_, day) => (day < 5 ? [540, 1020] : [0, 0])).flat();
    const { id } = await house.user('camera_operator', { fullName: 'Zoe weekdays' });
    await house.inside((tx) =>
      tx.update(appUser).set({ workingHours: works }).where(eq(appUser.id, id)),
    );
    await booking({ videographerId: videographer.id, date: at('2026-03-14T00:00:00Z') });
    const names = async (query: string) =>
      (await board(query)).results.map((row) => row.full_name).toSorted();
    assert.deepEqual(await names('&free_on=14-03-2026'), [free.fullName]);
    assert.deepEqual(
      await names('&free_on=13-03-2026'),
      [videographer.fullName, 'Zoe free', 'Zoe weekdays'].toSorted(),
    );
    const shoot = await booking({ state: 'active', date: at('2026-03-12T00:00:00Z') });
    const query = `&free_on=14-03-2026&booking=${shoot.id}`;
    assert.deepEqual(await names(query), [free.fullName]);
    const path = '/calendar/board?from=09-03-2026&free_on=31-02-2026';
    const refused = await api.ask(house.users.admin, path);
    assert.deepEqual(errorLines((refused.body as ApiErrorBody).errors), [
      'free_on: Enter a valid date.',
    ]);
  });

  test('counts unstaffed bookings beyond the first 100', async () => {
    for (let number = 0; number < 101; number += 1) {
      await booking({ state: 'new', date: at('2026-03-10T00:00:00Z') });
    }
    const { unstaffed, unstaffed_count: count } = await board();
    assert.deepEqual([unstaffed.length, count], [100, 101]);
  });

  test('shows 25 videographers a page, by name, filtered by name and place', async () => {
    for (let number = 0; number < 25; number += 1) {
      const fullName = `Zoe ${String(number).padStart(2, '0')}`;
      await house.user('camera_operator', { fullName, locations: number < 2 ? ['perth'] : [] });
    }
    await house.user('camera_operator', { fullName: 'Zoe gone', isActive: false });
    const names = ({ results }: StaffingBoard) => results.map((row) => row.full_name);
    const first = await board();
    assert.deepEqual([first.count, first.results.length, first.previous], [26, 25, null]);
    assert.equal(names(first)[0], house.videographer.fullName);
    assert.equal(first.next, '/calendar/board?from=09-03-2026&offset=25');
    assert.deepEqual(names(await board('&offset=25')), ['Zoe 24']);
    assert.deepEqual(names(await board('&name=oe%2007')), ['Zoe 07']);
    assert.deepEqual(names(await board('&location=perth')), ['Zoe 00', 'Zoe 01']);
  });

  test('shows the candidates for a booking, best first, with their days', async () => {
    const shoot = await booking({ state: 'active', date: at('2026-03-10T00:00:00Z') });
    const elsewhere = await house.user('camera_operator', {
      fullName: 'Abe',
      locations: ['perth'],
    });
    const fit = await house.user('camera_operator', { fullName: 'Zoe', locations: ['sydney'] });
    const own = { videographerId: fit.id, date: at('2026-03-12T00:00:00Z') };
    const other = await booking(own);
    const ranked = async (query = '') =>
      (await board(`&booking=${shoot.id}${query}`)).results.map(({ uuid, candidate, days }) => [
        uuid,
        candidate?.conflicts.map(({ kind }) => kind),
        days.flatMap(({ entries }) => entries.map((entry) => entry.uuid)),
      ]);
    const [first, ...others] = await ranked();
    assert.deepEqual(first, [fit.id, [], [other.id]]);
    assert.ok(others.some(([uuid]) => uuid === elsewhere.id));
    assert.deepEqual(await ranked('&name=abe'), [[elsewhere.id, ['place'], []]]);
    assert.deepEqual(
      (await ranked('&location=perth')).map(([uuid]) => uuid),
      [elsewhere.id],
    );
    const stranger = await createCalendarWorkspace(api);
    const path = `/calendar/board?from=09-03-2026&booking=${shoot.id}`;
    assert.equal((await api.ask(stranger.users.admin, path)).status, 404);
    assert.equal((await api.ask(house.users.clientUser, path)).status, 403);
  });

  test('is only for staff, and begins at a valid day', async () => {
    for (const who of [house.videographer, house.users.clientUser]) {
      assert.equal((await api.ask(who, '/calendar/board?from=09-03-2026')).status, 403);
    }
    const refused = await api.ask(house.users.admin, '/calendar/board?from=31-02-2026');
    assert.deepEqual(errorLines((refused.body as ApiErrorBody).errors), [
      'from: Enter a valid date.',
    ]);
    assert.deepEqual((await board('', '31-12-9999')).unstaffed, []);
  });
});
