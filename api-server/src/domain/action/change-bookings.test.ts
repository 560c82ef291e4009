import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  type ApiErrorBody,
  type Booking,
  type BookingState,
  type BulkResult,
  roles,
} from '@shootline/shared-api/contract';
import { asc, eq } from '../../platform/db/drizzle.ts';
import { viewerOf } from '../../platform/session/viewer.ts';
import { mail, appUser, stateLog, userAction } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import type { NotifyOfChanges } from '../booking/change/action-context.ts';
import { requestHubProject } from '../booking/change/hub-project.ts';
import { bookingActions } from './booking-actions.ts';
import { changeBookings } from './change-bookings.ts';

type Answer = { results: BulkResult[] };

describe('one action on several bookings', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const add = async (state: BookingState, values: { videographerId?: string } = {}) => {
      const of = { clientId: users.client.id, submitterId: users.clientUser.id };
      return (await workspace.booking({ ...of, ...values, state })).id;
    };
    return { workspace, users, add };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  /** Bookings in their first version. */
  const seen = (bookings: string[]) => bookings.map((uuid) => ({ uuid, version: 1 }));
  const bulk = <Body = Answer>(
    who: Scene['users']['admin'],
    action: string,
    bookings: string[],
    input: object = {},
    headers: Record<string, string> = {},
  ) =>
    api.send<Body>(
      who,
      'POST',
      `/booking/bulk/${action}`,
      { bookings: seen(bookings), ...input },
      headers,
    );

  /** A booking's log, notifications and mails. */
  const trailOf = ({ workspace }: Scene, id: string) =>
    workspace.inside(async (tx) => ({
      logs: await tx
        .select({
          from: stateLog.fromState,
          to: stateLog.toState,
          by: stateLog.userId,
          reason: stateLog.reason,
        })
        .from(stateLog)
        .where(eq(stateLog.bookingId, id)),
      told: await tx
        .select({ to: userAction.recipientId, verb: userAction.verb })
        .from(userAction)
        .where(eq(userAction.bookingId, id))
        .orderBy(asc(userAction.recipientId)),
      mails: await tx
        .select({ to: mail.recipientAddress, subject: mail.kind })
        .from(mail)
        .where(eq(mail.aboutId, id))
        .orderBy(asc(mail.recipientAddress)),
    }));

  test('leaves the same records as the action on one booking', async () => {
    const at = await scene();
    const { users, add } = at;
    const videographer = { videographerId: users.videographer.id };
    const cases: [string, BookingState, object][] = [
      ['approve', 'new', {}],
      ['make_on_hold', 'assigned', {}],
      ['make_completed', 'footage_provided', { is_feedback_requested: true }],
    ];
    for (const [action, state, input] of cases) {
      const alone = await add(state, state === 'new' ? {} : videographer);
      const path = `/booking/${alone}/${action.replaceAll('_', '-')}`;
      const hasInput = Object.keys(input).length > 0;
      const single = await api.send<Booking>(
        users.admin,
        'POST',
        path,
        hasInput ? input : undefined,
      );
      const among = await add(state, state === 'new' ? {} : videographer);
      const { status, body } = await bulk(users.admin, action, [among], input);
      assert.equal(status, 200);
      const [result] = body.results;
      assert.equal(result?.result?.state, single.body.state);
      assert.partialDeepStrictEqual(single.body.permissions, result.result.permissions);
      assert.deepEqual(await trailOf(at, among), await trailOf(at, alone));
    }
  });

  test('a refused booking does not affect the others, and results keep the order', async () => {
    const { users, add } = await scene();
    const { users: abroad, add: addAbroad } = await scene();
    const [first, active, last] = [await add('new'), await add('active'), await add('new')];
    const foreign = await addAbroad('new');
    const { body } = await bulk(users.reviewer, 'approve', [
      last,
      active,
      foreign,
      first.toUpperCase(),
      last,
    ]);
    assert.deepEqual(
      body.results.map(({ booking, result, error }) => [booking, result?.state, error?.type]),
      [
        [last, 'active', undefined],
        [active, undefined, 'Conflict'],
        [foreign, undefined, 'NotFound'],
        [first, 'active', undefined],
      ],
    );
    const single = await api.send<ApiErrorBody>(
      users.reviewer,
      'POST',
      `/booking/${active}/approve`,
    );
    assert.equal(body.results[1]?.error?.message, single.body.message);
    const untouched = await api.get<Booking>(abroad.admin, `/booking/${foreign}`);
    assert.equal(untouched.state, 'new');
  });

  test('has the rights of the action', async () => {
    const { users, add } = await scene();
    const id = await add('new');
    const errorOf = async (who: Scene['users']['admin']) =>
      (await bulk(who, 'approve', [id])).body.results[0]?.error?.type;
    assert.equal(await errorOf(users.editor), 'Forbidden');
    assert.equal(await errorOf(users.clientUser), 'Forbidden');
    assert.equal(await errorOf(users.videographer), 'NotFound');
    assert.equal((await api.get<Booking>(users.admin, `/booking/${id}`)).state, 'new');
  });

  test('a user who loses their rights meanwhile changes nothing more', async () => {
    const { workspace, users, add } = await scene();
    const lost: [string, Partial<typeof appUser.$inferInsert>][] = [
      ['Forbidden', { role: roles.editor }],
      ['NotAuthenticated', { isActive: false }],
    ];
    for (const [refusal, values] of lost) {
      const who = await workspace.user('reviewer');
      const bookings = [await add('new'), await add('new')];
      const begin = workspace.inside(async (tx) => {
        const viewer = await viewerOf(tx, { tenantId: who.tenantId, userId: who.id });
        const path = { action: 'approve' } as const;
        const call = {
          tx,
          viewer,
          deps: api.deps,
          path,
          header: {},
          body: { bookings: seen(bookings) },
        };
        const notifyOfChanges: NotifyOfChanges = async (context) => {
          await context.tx.update(appUser).set(values).where(eq(appUser.id, who.id));
        };
        return changeBookings(call, notifyOfChanges, bookingActions(requestHubProject({})));
      });
      const { results } = await (await begin)();
      assert.deepEqual(
        results.map(({ result, error }) => [result?.state, error?.type]),
        [
          ['active', undefined],
          [undefined, refusal],
        ],
      );
      const untouched = await api.get<Booking>(users.admin, `/booking/${bookings[1]}`);
      assert.equal(untouched.state, 'new');
    }
  });

  test('a repetition changes nothing more, and retries the refused bookings', async () => {
    const at = await scene();
    const { users, add } = at;
    const [approved, held] = [await add('new'), await add('on_hold')];
    const once = () =>
      bulk(users.admin, 'approve', [approved, held], {}, { 'Idempotency-Key': 'k' });
    const first = await once();
    assert.deepEqual(
      first.body.results.map(({ error }) => error?.type),
      [undefined, 'Conflict'],
    );
    const trail = await trailOf(at, approved);
    assert.deepEqual((await once()).body, first.body);
    assert.deepEqual(await trailOf(at, approved), trail);
    const other = await bulk(users.admin, 'approve', [held], {}, { 'Idempotency-Key': 'k' });
    assert.equal(other.status, 409);
  });

  test('malformed bookings or input are refused as a whole', async () => {
    const { users, add } = await scene();
    const id = await add('footage_provided');
    const fieldOf = async (action: string, bookings: unknown, input: object = {}) => {
      const { status, body } = await bulk<ApiErrorBody>(
        users.admin,
        action,
        bookings as string[],
        input,
      );
      return [status, body.errors[0]?.field];
    };
    const many = Array.from({ length: 201 }, () => randomUUID());
    assert.deepEqual(await fieldOf('approve', []), [400, 'bookings']);
    assert.deepEqual(await fieldOf('approve', many), [400, 'bookings']);
    assert.deepEqual(await fieldOf('approve', ['1']), [400, 'bookings']);
    assert.deepEqual(await fieldOf('approve', [id], { is_feedback_requested: true }), [
      400,
      'is_feedback_requested',
    ]);
    assert.deepEqual(await fieldOf('make_completed', [id]), [400, 'is_feedback_requested']);
    assert.deepEqual(await fieldOf('make_deleted', [id]), [404, undefined]);
    assert.equal((await api.get<Booking>(users.admin, `/booking/${id}`)).state, 'footage_provided');
  });
});
