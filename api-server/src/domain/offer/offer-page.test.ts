import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Availability, BookingState } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { booking, bookingAvailability, appUser } from '../schema.ts';
import {
  type OfferAction,
  type OfferLetter,
  offerAnswerTo,
  offerStates,
} from '../../../tests/expected-rights.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { rules } from '../../rules.ts';
import { openPostgres } from '../../platform/db/connection/client.ts';
import { createDatabase, databaseAt, onServer } from '../../../tests/database.ts';
import { tenantOfOffer } from './offer-list.repository.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

type Page = { count: number; next: string | null; results: Availability[] };

const list = '/booking/booking-availability/list-availabilities';
const pathOf = (id: string) => `/booking/booking-availability/${id}`;

/**
 * Fields of an offer and of its brief; every reader gets all of them, and some are empty for readers who
 * are not signed in.
 */
const keysOf = {
  offer: (
    'uuid state state_display sent exclusive_until opens now standing distance_km pay same_day travel ' +
    'camera_operator assignment booking permissions decline_reason'
  ).split(' '),
  brief: (
    'uuid booking_uid title state state_display date arrival_and_setup_date duration timezone ' +
    'location client contact_on_day video_type video_type_display video_type_details'
  ).split(' '),
};
const none = { make_available: false, make_busy: false, list_availabilities: false };

describe('an offer', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const offered = async ({ manual }: { manual?: number } = {}) => {
    house = await createOfferWorkspace(api, 2);
    const { id } = await house.make({
      projectOwnerType: 'other',
      projectOwner: {
        full_name: 'Olga Owner',
        phone: '+61 400 111 222',
        email: 'olga@owner.test',
        company: 'Owner Pty',
      },
      videoType: 'other',
      videoTypeDetails: 'Drone',
      isVideographerCostManual: manual !== undefined,
      videographerCost: manual ?? null,
      videographerCostCurrency: manual === undefined ? null : 'AUD',
      clientCost: 98_765,
      clientCostCurrency: 'AUD',
      isClientCostManual: true,
    });
    const { body } = await house.request(id);
    const [sent, waiting] = body.booking_availabilities;
    assert.ok(sent && waiting);
    return { id, sent, waiting, videographer: house.videographer(sent.camera_operator.uuid) };
  };

  test('is complete for its videographer and the staff', async () => {
    const { id, sent, videographer } = await offered();
    const own = await api.get<Availability>(videographer, pathOf(sent.uuid));
    assert.equal(own.booking.uuid, id);
    assert.equal(own.booking.location, 'Sydney NSW');
    assert.equal(own.booking.contact_on_day?.full_name, 'Olga Owner');
    assert.equal(own.booking.client?.name, house.users.client.name);
    assert.deepEqual(own.permissions, {
      make_available: true,
      make_busy: true,
      list_availabilities: true,
    });
    assert.equal(own.assignment, 'none');
    const asStaff = await api.get<Availability>(house.users.editor, pathOf(sent.uuid));
    assert.deepEqual(asStaff.booking, own.booking);
    assert.equal(asStaff.permissions.make_available, false);
    // 520 for four hours and 110 for each of two more.
    assert.equal(own.pay?.total_cost_amount, 74_000);
    assert.equal(asStaff.pay, null, 'an editor does not read what videographers cost');
    const asReviewer = await api.get<Availability>(house.users.reviewer, pathOf(sent.uuid));
    assert.deepEqual(asReviewer.pay, own.pay);
  });

  test('shows its videographer pay and contact only while they may get or have the shoot', async () => {
    const payIn = async (who: Parameters<typeof api.get>[0], id: string) =>
      (await api.get<Availability>(who, pathOf(id))).pay?.total_cost_amount ?? null;
    const { id, sent, waiting, videographer } = await offered();
    const other = house.videographer(waiting.camera_operator.uuid);
    const declined = await house.answer(videographer, sent.uuid, 'make-busy');
    assert.equal(declined.body.pay, null);
    assert.equal(declined.body.booking.contact_on_day, null);
    assert.equal(await payIn(videographer, sent.uuid), null, 'declined');
    assert.equal(await payIn(other, waiting.uuid), 74_000, 'open');
    const accepted = await house.answer(other, waiting.uuid, 'make-available');
    assert.equal(accepted.body.pay?.total_cost_amount, 74_000, 'assigned');
    assert.notEqual(accepted.body.booking.contact_on_day, null);
    await house.act(house.users.editor, id, 'unassign-camera-operator');
    assert.equal(await payIn(other, waiting.uuid), null, 'withdrawn');
    const { results } = await api.get<Page>(other, list);
    assert.deepEqual(
      results.map(({ pay }) => pay),
      [null],
    );
  });

  test('hides the pay once another videographer has the shoot', async () => {
    const { sent, waiting, videographer } = await offered();
    api.moveClock(30);
    await api.runJobs();
    const payOf = async () =>
      (await api.get<Availability>(videographer, pathOf(sent.uuid))).pay?.total_cost_amount ?? null;
    assert.equal(await payOf(), 74_000, 'lapsed');
    await house.answer(
      house.videographer(waiting.camera_operator.uuid),
      waiting.uuid,
      'make-available',
    );
    assert.equal(await payOf(), null, 'taken');
    assert.equal(
      (await api.get<Availability>(house.users.finance, pathOf(sent.uuid))).pay?.total_cost_amount,
      74_000,
    );
  });

  test('shows everyone the brief without names and contacts, and the suburb only', async () => {
    const { id, sent, videographer } = await offered({ manual: 43_210 });
    await house.inside((tx) =>
      tx
        .update(appUser)
        .set({ latitude: -33.9, longitude: 151.2, phone: '+61 491 570 006' })
        .where(eq(appUser.id, videographer.id)),
    );
    const { status, body } = await api.request<Availability>(pathOf(sent.uuid));
    assert.equal(status, 200);
    assert.deepEqual(body.permissions, none);
    assert.deepEqual([body.camera_operator, body.sent, body.exclusive_until], [null, null, null]);
    assert.equal(body.decline_reason, '');
    assert.deepEqual(
      [body.distance_km, body.pay, body.same_day, body.travel],
      [null, null, [], null],
    );
    // No other fields than those checked here.
    assert.deepEqual(Object.keys(body).sort(), [...keysOf.offer].sort());
    assert.deepEqual(Object.keys(body.booking).sort(), [...keysOf.brief].sort());
    assert.deepEqual(
      [
        body.booking.uuid,
        body.booking.booking_uid,
        body.booking.client,
        body.booking.contact_on_day,
      ],
      [null, null, null, null],
    );
    const title = 'Sydney · Mon, 9 Mar 2026 · 6 hours · Other';
    assert.equal(body.booking.title, title);
    assert.equal(body.booking.location, 'Sydney');
    assert.equal(body.booking.video_type_details, '');
    const text = JSON.stringify(body);
    const secrets = [
      'Harbour film',
      'Drone',
      'Olga',
      'owner.test',
      '+61',
      'George Street',
      'Operator',
      videographer.id,
      '10001',
      '@',
      'AUD',
      '$',
      '432',
      '987',
      house.users.client.name,
      house.users.clientUser.fullName,
      id,
    ];
    for (const secret of secrets) assert.equal(text.includes(secret), false, secret);
  });

  test('refuses invalid tokens, and has no page before it is sent', async () => {
    const { sent, waiting } = await offered();
    for (const token of ['Token nonsense-nonsense-nonsense', 'Bearer x', 'x']) {
      const { status } = await api.request(pathOf(sent.uuid), {
        headers: { Authorization: token },
      });
      assert.equal(status, 401, token);
    }
    const unsent = house.videographer(waiting.camera_operator.uuid);
    assert.equal((await api.request(pathOf(waiting.uuid))).status, 404);
    assert.equal((await api.ask(unsent, pathOf(waiting.uuid))).status, 404);
    const nobody = '00000000-0000-4000-8000-000000000000';
    assert.equal((await api.request(pathOf(nobody))).status, 404);
    assert.equal((await api.request(pathOf('x'))).status, 404);
  });

  test('does not exist for clients, other videographers and other workspaces', async () => {
    const { id, sent, waiting } = await offered();
    const others = await (await createTestWorkspace(api.db)).everyone();
    const strangers = [
      house.users.clientUser,
      house.users.owner,
      house.videographer(waiting.camera_operator.uuid),
      others.admin,
      others.videographer,
      others.owner,
    ];
    for (const stranger of strangers) {
      assert.equal((await api.ask(stranger, pathOf(sent.uuid))).status, 404);
      for (const action of ['make-available', 'make-busy'] as const) {
        assert.equal((await house.answer(stranger, sent.uuid, action)).status, 404);
      }
    }
    for (const action of ['make-available', 'make-busy']) {
      const anonymous = await api.post(`${pathOf(sent.uuid)}/${action}`, undefined);
      assert.equal(anonymous.status, 401);
    }
    assert.equal((await house.asked(id))?.uuid, sent.uuid);
    assert.equal((await api.get<Page>(others.admin, list)).count, 0);
  });

  test('is found without a sign-in even by a database user without special rights', async () => {
    const url = new URL(await createDatabase());
    const name = url.pathname.slice(1);
    const server = databaseAt(url.href, 'postgres');
    await onServer(server, `create role "${name}" login createrole in role shootline_app`);
    await onServer(server, `alter database "${name}" owner to "${name}"`);
    url.username = name;
    const connection = await openPostgres(url.href, { poolSize: 2, rules });
    const plain = await startTestApi({}, connection);
    try {
      const other = await createOfferWorkspace(plain, 1);
      const { id } = await other.make();
      await other.request(id);
      const offer = await other.asked(id);
      assert.ok(offer);
      assert.equal((await plain.request(pathOf(offer.uuid))).status, 200);
      assert.equal((await plain.request(pathOf(id))).status, 404);
      const seen = await connection.db.select().from(bookingAvailability);
      assert.deepEqual(seen, []);
      const stranger = await createOfferWorkspace(plain, 1);
      const asked = stranger.inside((tx) => tenantOfOffer(tx, offer.uuid));
      assert.equal(await asked, undefined);
    } finally {
      await plain.close();
    }
  });

  test('disappears with its deleted booking', async () => {
    const { id, sent } = await offered();
    await house.inside((tx) =>
      tx.update(booking).set({ state: 'deleted' }).where(eq(booking.id, id)),
    );
    assert.equal((await api.request(pathOf(sent.uuid))).status, 404);
    assert.equal((await api.ask(house.users.admin, pathOf(sent.uuid))).status, 404);
    assert.equal((await api.get<Page>(house.users.admin, list)).count, 0);
  });

  test('is listed for staff, and for its videographer once it was sent', async () => {
    const { sent, waiting, videographer } = await offered();
    const all = await api.get<Page>(house.users.editor, list);
    assert.deepEqual(all.results.map(({ uuid }) => uuid).sort(), [sent.uuid, waiting.uuid].sort());
    const own = await api.get<Page>(videographer, list);
    assert.deepEqual(
      own.results.map(({ uuid, permissions }) => [uuid, permissions.list_availabilities]),
      [[sent.uuid, true]],
    );
    const unsent = house.videographer(waiting.camera_operator.uuid);
    assert.equal((await api.get<Page>(unsent, list)).count, 0);
    for (const refused of [house.users.clientUser, house.users.owner, house.users.unapproved]) {
      assert.equal((await api.ask(refused, list)).status, 403);
    }
  });

  test('is listed in the requested order', async () => {
    house = await createOfferWorkspace(api, 2);
    const zebra = await house.client({ name: 'Zebra' });
    const early = await house.make({ title: 'B early', date: hoursFromNow(50) });
    const late = await house.make({
      title: 'A late',
      date: hoursFromNow(100),
      clientId: zebra.id,
    });
    const [one, two] = house.videographers;
    assert.ok(one && two);
    await house.offer(early.id, one.id, { state: 'busy' });
    await house.offer(late.id, two.id, { state: 'available' });
    const titles = async (query: string) =>
      (await api.get<Page>(house.users.admin, `${list}${query}`)).results.map(
        (row) => row.booking.title,
      );
    assert.deepEqual(await titles(''), ['A late', 'B early']);
    assert.deepEqual(await titles('?sortBy=date&asc=true'), ['B early', 'A late']);
    assert.deepEqual(await titles('?sortBy=title'), ['A late', 'B early']);
    assert.deepEqual(await titles('?sortBy=client'), ['B early', 'A late']);
    assert.deepEqual(await titles('?sortBy=videographer'), ['B early', 'A late']);
    assert.deepEqual(await titles('?sortBy=videographer&asc=false'), ['A late', 'B early']);
    assert.deepEqual(await titles('?sortBy=status'), ['A late', 'B early']);
    assert.equal((await api.ask(house.users.admin, `${list}?sortBy=rank`)).status, 400);
    assert.equal((await api.ask(house.users.admin, `${list}?offset=-1`)).status, 400);
  });

  test('is listed in pages without duplicates', async () => {
    house = await createOfferWorkspace(api, 1);
    const [videographer] = house.videographers;
    assert.ok(videographer);
    for (let index = 0; index < 27; index++) {
      const { id } = await house.make();
      await house.offer(id, videographer.id);
    }
    const first = await api.get<Page>(videographer, `${list}?sortBy=status`);
    assert.deepEqual([first.count, first.results.length], [27, 25]);
    const second = await api.get<Page>(videographer, first.next ?? '');
    const ids = [...first.results, ...second.results].map(({ uuid }) => uuid);
    assert.equal(new Set(ids).size, 27);
    assert.equal(second.next, null);
  });

  test('takes each answer in each state as the tables say', async () => {
    house = await createOfferWorkspace(api, 2);
    const [own, other] = house.videographers;
    assert.ok(own && other);
    const actors: [OfferLetter, typeof own][] = [
      ['O', own],
      ['W', other],
      ['C', house.users.owner],
      ['S', house.users.editor],
      ['S', house.users.admin],
    ];
    const states: BookingState[] = ['active', 'requested', 'assigned', 'on_hold', 'cancelled'];
    const expected: string[] = [];
    const actual: string[] = [];
    let days = 3;
    for (const state of states) {
      for (const offerState of offerStates) {
        const make = async (): Promise<{ id: string }> => {
          const videographerId = state === 'assigned' || state === 'cancelled' ? own.id : null;
          const date = hoursFromNow(24 * days++);
          const { id } = await house.make({ state, videographerId, date });
          const isUnsent = offerState === 'init' || offerState === 'awaiting_send';
          const sent = isUnsent ? null : hoursFromNow(-1);
          return house.offer(id, own.id, { state: offerState, sent });
        };
        // Refusals change nothing, so they can share one offer.
        const shared = await make();
        for (const [letter, actor] of actors) {
          for (const action of ['make_available', 'make_busy'] as OfferAction[]) {
            const status = offerAnswerTo(action, letter, offerState, state);
            const offer = status === 200 ? await make() : shared;
            const path = action === 'make_busy' ? 'make-busy' : 'make-available';
            const answer = await house.answer<Availability & ApiErrorBody>(actor, offer.id, path);
            const at = `${letter} ${action} ${offerState} ${state}`;
            expected.push(`${at}: ${status}`);
            actual.push(`${at}: ${answer.status}`);
            if (answer.status === 409) {
              assert.match(
                answer.body.message,
                /is not possible while the booking is .* and the offer is /,
              );
            }
          }
        }
        const [left] = await house.inside((tx) =>
          tx.select().from(bookingAvailability).where(eq(bookingAvailability.id, shared.id)),
        );
        assert.equal(left?.state, offerState);
      }
    }
    assert.deepEqual(actual, expected);
  });
});
