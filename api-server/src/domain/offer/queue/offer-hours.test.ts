import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Availability,
  BookingStaffing,
  StaffingBoard,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { wallTimeAt } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { session } from '../../../platform/db/schema.ts';
import { auditEvent, mail, appUser } from '../../schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';

const settingsPath = '/workspace/settings';
const zone = 'Australia/Sydney';
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

describe('an offer whose turn comes at night', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  /** Moves the clock to the next HH:mm in Sydney, and runs the due jobs. */
  const clockAt = async (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const wall = wallTimeAt(api.deps.clock(), zone) / minuteMs;
    const ahead = (hour * 60 + minute - wall) % dayMinutes;
    api.moveClock(ahead < 0 ? ahead + dayMinutes : ahead);
    await api.runJobs();
  };
  const hoursOn = (hours: number) => new Date(api.deps.clock().getTime() + hours * 60 * minuteMs);

  /** A booking in so many hours, offered to all videographers in order at 20:50 or the given time. */
  const offered = async ({ time = '20:50', hours = 72, zones = [zone, zone, zone] } = {}) => {
    house = await createOfferWorkspace(api, 0, 'limited');
    await clockAt(time);
    const people = await Promise.all(
      zones.map(async (timezone, index) => {
        const one = await house.user('camera_operator', {
          fullName: `Operator ${index + 1}`,
          locations: ['sydney'],
        });
        await house.inside((tx) =>
          tx.update(appUser).set({ timezone }).where(eq(appUser.id, one.id)),
        );
        return one;
      }),
    );
    const { id } = await house.make({ date: hoursOn(hours) });
    const { status, body } = await house.request(id, {
      is_selection_manual: true,
      camera_operators: people.map((one) => one.id),
      is_auto_assign_enabled: true,
    });
    assert.equal(status, 200, JSON.stringify(body));
    const [one, two, three] = people;
    assert.ok(one && two);
    return { id, one, two, three };
  };
  const offers = async (id: string) => (await house.show(id)).booking_availabilities;
  const opens = async (id: string) => (await offers(id)).map((offer) => offer.opens?.at ?? null);
  const answer = async (
    id: string,
    user: { id: string; tenantId: string },
    how: 'make-busy' | 'make-available' = 'make-busy',
  ) => {
    const offer = (await offers(id)).find((each) => each.camera_operator.uuid === user.id);
    const { status, body } = await house.answer(user, offer?.uuid ?? '', how);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const configure = async (changes: Partial<WorkspaceSettings>) => {
    const { admin } = house.users;
    const settings = await api.get<WorkspaceSettings>(admin, settingsPath);
    // The clock moves, and settings need a password entered in the last 15 minutes.
    await api.db.update(session).set({ confirmed: api.deps.clock() });
    const body = { ...settings, ...changes };
    return api.send<WorkspaceSettings & ApiErrorBody>(admin, 'PUT', settingsPath, body);
  };

  test('waits until seven, and its videographer is not told before', async () => {
    const { id, one, two } = await offered();
    await clockAt('22:00');
    await answer(id, one);
    const [, next] = await offers(id);
    const seven = new Date(api.deps.clock().getTime() + 9 * 60 * minuteMs).toISOString();
    assert.deepEqual(next?.opens, { at: seven, timezone: zone });
    const { editor } = house.users;
    const staffing = `/staffing?uuid=${id}`;
    const [stands] = (await api.get<{ results: BookingStaffing[] }>(editor, staffing)).results;
    assert.deepEqual(stands?.opens, next.opens);
    const today = new Date(wallTimeAt(api.deps.clock(), zone)).toISOString().slice(0, 10);
    const from = today.split('-').reverse().join('-');
    const board = await api.get<StaffingBoard>(editor, `/calendar/board?from=${from}`);
    assert.deepEqual(board.unstaffed.find(({ uuid }) => uuid === id)?.opens, next.opens);
    assert.deepEqual(await house.states(id), ['busy', 'awaiting_send', 'awaiting_send']);
    assert.deepEqual(await house.told(two, id), []);
    assert.deepEqual(await house.mailsTo(two), []);
    const path = `/booking/booking-availability/${next.uuid}`;
    assert.equal((await api.get<Availability>(house.users.editor, path)).opens?.at, seven);
    const list = '/booking/booking-availability/list-availabilities';
    assert.equal((await api.get<{ count: number }>(two, list)).count, 0);

    await clockAt('06:59');
    assert.deepEqual(await house.states(id), ['busy', 'awaiting_send', 'awaiting_send']);
    await clockAt('07:00');
    assert.deepEqual(await house.states(id), ['busy', 'unknown', 'awaiting_send']);
    assert.deepEqual(await opens(id), [null, null, null]);
    const asked = await house.asked(id);
    assert.equal(Date.parse(asked?.exclusive_until ?? '') - Date.parse(seven), 30 * minuteMs);
    assert.deepEqual(
      (await house.told(two, id)).map(({ verb }) => verb),
      ['offered you'],
    );
    assert.equal((await house.mailsTo(two)).length, 1);
  });

  test('waits after one that lapsed, which can still be accepted meanwhile', async () => {
    const { id, one } = await offered();
    await clockAt('21:20');
    assert.deepEqual(await house.states(id), ['unknown', 'awaiting_send', 'awaiting_send']);
    assert.ok((await opens(id))[1]);
    await answer(id, one, 'make-available');
    assert.equal((await house.show(id)).state, 'assigned');
    assert.deepEqual(await opens(id), [null, null, null]);
    await clockAt('07:00');
    assert.deepEqual(await house.states(id), ['available', 'cancelled', 'cancelled']);
  });

  test('opens at once where it is day, and waits where it is not', async () => {
    const { id, one, two } = await offered({
      zones: [zone, 'Australia/Perth', 'America/Chicago'],
    });
    await clockAt('22:00');
    await answer(id, one);
    assert.deepEqual(await house.states(id), ['busy', 'unknown', 'awaiting_send']);
    await answer(id, two);
    assert.deepEqual(await house.states(id), ['busy', 'busy', 'awaiting_send']);
    assert.equal((await offers(id))[2]?.opens?.timezone, 'America/Chicago');
    // 22:00 in Sydney is 6:00 in Chicago.
    await clockAt('23:00');
    assert.deepEqual(await house.states(id), ['busy', 'busy', 'unknown']);
  });

  test('opens 24 hours before the shoot at the latest', async () => {
    const soon = await offered({ hours: 20 });
    await clockAt('22:00');
    await answer(soon.id, soon.one);
    assert.equal((await house.states(soon.id))[1], 'unknown');
    const later = await offered({ time: '22:00', hours: 30 });
    await answer(later.id, later.one);
    assert.equal((await opens(later.id))[1], hoursOn(6).toISOString());
    await clockAt('03:59');
    assert.equal((await house.states(later.id))[1], 'awaiting_send');
    await clockAt('04:00');
    assert.equal((await house.states(later.id))[1], 'unknown');
  });

  test('opens at once if staff make it', async () => {
    const { id, one, two } = await offered({ time: '23:00' });
    assert.equal((await house.states(id))[0], 'unknown');
    await answer(id, one);
    assert.ok((await opens(id))[1]);
    const { body } = await house.request(id, {
      is_selection_manual: true,
      camera_operators: [two.id],
      is_auto_assign_enabled: true,
    });
    const [, again] = body.booking_availabilities;
    assert.deepEqual([again?.state, again?.opens], ['unknown', null]);
  });

  test('gives way if its videographer is marked unavailable, and so does the whole queue', async () => {
    const { id, one, two, three } = await offered({ time: '23:00' });
    await answer(id, one);
    const offer = (await offers(id))[1];
    await house.answer(house.users.editor, offer?.uuid ?? '', 'make-busy');
    assert.deepEqual(
      (await opens(id)).map((at) => at !== null),
      [false, false, true],
    );
    await house.act(house.users.editor, id, 'disable-auto-assign');
    assert.deepEqual(await opens(id), [null, null, null]);
    await clockAt('07:00');
    for (const user of [two, three])
      assert.equal(
        (await house.told(user!, id)).some(({ verb }) => verb === 'offered you'),
        false,
      );
  });

  test('is announced in the mail that somebody gave the shoot up', async () => {
    const { id, one } = await offered();
    await answer(id, one, 'make-available');
    await clockAt('22:00');
    await answer(id, one);
    const shown = await house.show(id);
    assert.deepEqual(
      [shown.state, shown.auto_assign?.state],
      ['requested', 'awaiting_availabilities'],
    );
    const mails = await house.inside((tx) =>
      tx.select().from(mail).where(eq(mail.kind, 'given_up')),
    );
    assert.match(
      JSON.stringify(mails[0]?.content),
      /The next videographer in the queue will be asked on \w+, \d+ Mar 2026, 7:00 AM \(AEDT\)\./,
    );
    await clockAt('07:00');
    assert.ok(await house.asked(id));
  });

  test('follows the hours of the workspace, also when they change while it waits', async () => {
    const { id, one } = await offered({ time: '23:00' });
    await answer(id, one);
    await configure({ offer_hours_from: '05:30' });
    await api.runJobs();
    assert.equal((await opens(id))[1], hoursOn(6.5).toISOString());
    api.moveClock(1);
    await configure({ offer_hours_from: '09:00' });
    await api.runJobs();
    await clockAt('05:30');
    assert.equal((await house.states(id))[1], 'awaiting_send');
    const wrong = await configure({ offer_hours_to: '09:00' });
    assert.deepEqual(
      [wrong.status, wrong.body.errors],
      [
        400,
        [
          {
            field: 'offer_hours_to',
            message: 'The hours must end after they begin.',
            errors: [],
          },
        ],
      ],
    );
    await configure({ offer_hours: 'any' });
    await api.runJobs();
    assert.equal((await house.states(id))[1], 'unknown');
    const events = await house.inside((tx) =>
      tx
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.kind, 'settings_changed'))
        .orderBy(auditEvent.created),
    );
    assert.deepEqual(
      events.map(({ details }) => details.changes),
      [
        [{ what: 'offer_hours_from', from: '07:00', to: '05:30' }],
        [{ what: 'offer_hours_from', from: '05:30', to: '09:00' }],
        [{ what: 'offer_hours', from: 'limited', to: 'any' }],
      ],
    );
  });
});
