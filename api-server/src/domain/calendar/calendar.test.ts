import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, Calendar } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { appUser } from '../schema.ts';
import { errorLines } from '../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const at = (iso: string) => new Date(iso);

describe("a videographer's calendar", () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const of = { clientId: users.client.id, submitterId: users.clientUser.id };
    const booking = (values: Partial<Parameters<typeof workspace.booking>[0]> = {}) =>
      workspace.booking({ ...of, state: 'assigned', ...values });
    const calendar = (from: string, to: string, who = users.videographer) =>
      api.get<Calendar>(who, `/calendar?from=${from}&to=${to}`);
    return { workspace, users, videographer: users.videographer, booking, calendar };
  }

  test('shows own shoots with their set-up, open offers and busy times, by time', async () => {
    const { workspace, videographer, booking, calendar } = await scene();
    const shoot = await booking({
      videographerId: videographer.id,
      date: at('2026-03-11T22:45:00Z'),
      arrivalAndSetupDate: at('2026-03-11T22:15:00Z'),
      title: 'Annual report interviews',
    });
    const asked = await booking({ state: 'requested', date: at('2026-03-14T00:00:00Z') });
    const offer = await workspace.offer(asked.id, videographer.id);
    const busy = await api.send<{ uuid: string }>(videographer, 'POST', '/calendar/busy-times', {
      starts: '13-03-2026',
      ends: '13-03-2026',
      is_all_day: true,
      note: 'Dentist',
    });
    const place = { timezone: 'Australia/Sydney', location: 'Sydney NSW' };
    assert.deepEqual((await calendar('10-03-2026', '15-03-2026')).entries, [
      {
        kind: 'shoot',
        uuid: shoot.id,
        title: 'Annual report interviews',
        starts: '2026-03-11T22:15:00.000Z',
        ends: '2026-03-12T04:45:00.000Z',
        is_all_day: false,
        is_read_only: false,
        travel: null,
        ...place,
        state: 'assigned',
        state_display: 'Assigned',
      },
      {
        kind: 'busy',
        uuid: busy.body.uuid,
        title: 'Dentist',
        starts: '2026-03-12T13:00:00.000Z',
        ends: '2026-03-13T13:00:00.000Z',
        is_all_day: true,
        is_read_only: false,
        travel: null,
        timezone: 'Australia/Sydney',
        location: '',
        state: null,
        state_display: '',
      },
      {
        kind: 'offer',
        uuid: offer.id,
        title: 'A shoot',
        starts: '2026-03-14T00:00:00.000Z',
        ends: '2026-03-14T06:00:00.000Z',
        is_all_day: false,
        is_read_only: false,
        travel: null,
        ...place,
        state: 'unknown',
        state_display: 'Unknown',
      },
    ]);
  });

  test('says how long the way to each shoot takes, and when to leave', async () => {
    const { workspace, users, videographer, booking, calendar } = await scene();
    const { address } = await booking({ state: 'draft' });
    assert.ok(address);
    const sydney = { lat: -33.8688, lng: 151.2093 };
    const parramatta = { lat: -33.8178, lng: 151.0034 };
    await workspace.inside((tx) =>
      tx
        .update(appUser)
        .set({ latitude: sydney.lat, longitude: sydney.lng })
        .where(eq(appUser.id, videographer.id)),
    );
    const shoot = (date: string, location: typeof sydney | null) =>
      booking({
        videographerId: videographer.id,
        date: at(date),
        duration: 2,
        address: { ...address, location },
      });
    const shoots = [
      // From home, from there two hours later, from there too soon, at the same place, and as typed.
      await shoot('2026-03-12T00:00:00Z', parramatta),
      await shoot('2026-03-12T04:00:00Z', sydney),
      await shoot('2026-03-12T06:30:00Z', parramatta),
      await shoot('2026-03-12T08:30:00Z', parramatta),
      await shoot('2026-03-13T08:00:00Z', null),
      // A night later from home again.
      await shoot('2026-03-13T22:00:00Z', parramatta),
    ];
    const way = (from: 'home' | 'shoot', leave_by: string, is_late = false) => ({
      from,
      minutes: 50,
      leave_by,
      is_late,
    });
    const expected = [
      way('home', '2026-03-11T23:10:00.000Z'),
      way('shoot', '2026-03-12T03:10:00.000Z'),
      way('shoot', '2026-03-12T05:40:00.000Z', true),
      null,
      null,
      way('home', '2026-03-13T21:10:00.000Z'),
    ];
    const { entries } = await calendar('11-03-2026', '15-03-2026');
    assert.deepEqual(
      entries.map(({ travel }) => travel),
      expected,
    );
    // The shoot of the day before is not shown, but left from.
    const [first] = (await calendar('14-03-2026', '14-03-2026')).entries;
    assert.deepEqual(first?.travel, expected[5]);
    // The booking says the same, to its videographer alone.
    for (const [place, { id }] of shoots.entries()) {
      const read = async (who: typeof videographer) =>
        (await api.get<Booking>(who, `/booking/${id}`)).travel;
      assert.deepEqual(await read(videographer), expected[place]);
      assert.equal(await read(users.editor), null);
      assert.equal(await read(users.clientUser), null);
    }
  });

  test('leaves out entries of others, released or withdrawn ones, and other days', async () => {
    const { workspace, users, videographer, booking, calendar } = await scene();
    const date = at('2026-03-12T00:00:00Z');
    const other = await workspace.user('camera_operator');
    await booking({ videographerId: other.id, date });
    await booking({ videographerId: videographer.id, date, state: 'cancelled' });
    const asked = await booking({ state: 'requested', date });
    for (const state of ['busy', 'cancelled', 'awaiting_send'] as const) {
      const one = await booking({ state: 'requested', date });
      await workspace.offer(one.id, videographer.id, { state });
    }
    await workspace.offer(asked.id, other.id);
    const held = await booking({ state: 'on_hold', date });
    await workspace.offer(held.id, videographer.id, { state: 'unknown' });
    const past = await booking({ state: 'requested', date: at('2026-03-05T00:00:00Z') });
    await workspace.offer(past.id, videographer.id);
    assert.deepEqual((await calendar('02-03-2026', '20-03-2026')).entries, []);

    // From 9 pm to 3 am, so on exactly two days.
    const night = await booking({
      videographerId: videographer.id,
      date: at('2026-03-16T10:00:00Z'),
    });
    const daysOf = async (from: string, to = from) =>
      (await calendar(from, to)).entries.map(({ uuid }) => uuid);
    assert.deepEqual(await daysOf('15-03-2026'), []);
    assert.deepEqual(await daysOf('16-03-2026'), [night.id]);
    assert.deepEqual(await daysOf('17-03-2026'), [night.id]);
    assert.deepEqual(await daysOf('18-03-2026'), []);
    for (const who of [users.admin, users.owner]) {
      const answer = await api.ask(who, '/calendar?from=01-03-2026&to=02-03-2026');
      assert.equal(answer.status, 403);
    }
  });

  test('covers at most 62 days', async () => {
    const { videographer, calendar } = await scene();
    await calendar('01-03-2026', '01-05-2026');
    const errors = async (from: string, to: string) => {
      const { status, body } = await api.ask(videographer, `/calendar?from=${from}&to=${to}`);
      return [status, ...errorLines((body as ApiErrorBody).errors)];
    };
    assert.deepEqual(await errors('01-03-2026', '02-05-2026'), [400, 'to: Enter at most 62 days.']);
    assert.deepEqual(await errors('02-03-2026', '01-03-2026'), [
      400,
      'to: Enter a date on or after the first one.',
    ]);
    assert.deepEqual(await errors('30-02-2026', '01-03-2026'), [400, 'from: Enter a valid date.']);
  });
});
