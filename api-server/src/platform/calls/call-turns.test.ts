import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { sql } from '../db/drizzle.ts';
import { openPostgres } from '../db/connection/client.ts';
import { createDatabase, templateName } from '../../../tests/database.ts';
import { type TestApi, startTestApi, unlimitedCalls } from '../../../tests/test-api.ts';
import { until } from '../../../tests/until.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

type Users = Awaited<ReturnType<Awaited<ReturnType<typeof createTestWorkspace>>['everyone']>>;

const list = '/booking/list-bookings';

describe('calls of one user at the same time', () => {
  let api: TestApi;
  let users: Users;
  let used: () => number;
  before(async () => {
    const connection = await openPostgres(await createDatabase(templateName), { poolSize: 8 });
    used = () => connection.pool().used;
    const limits = { ...unlimitedCalls, callsAtOnce: 2, heavyCallsAtOnce: 2 };
    api = await startTestApi({ limits, trustProxy: true }, connection);
    users = await (await createTestWorkspace(api.db)).everyone();
    const { admin, editor, finance, reviewer } = users;
    for (const user of [admin, editor, finance, reviewer]) await api.tokenOf(user);
  });
  after(() => api.close());

  /** Keeps all calls that read bookings waiting, until the returned function is called. */
  async function holdBookings() {
    const free = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holding = api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table shootline.booking in access exclusive mode`);
      isHeld.resolve();
      await free.promise;
    });
    await isHeld.promise;
    return async () => {
      free.resolve();
      await holding;
    };
  }
  const ask = (user: Users['admin'], times: number, path = list) =>
    Array.from({ length: times }, () => api.ask<ApiErrorBody>(user, path));
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  test('wait for each other, and take no connection from other users meanwhile', async () => {
    const goOn = await holdBookings();
    const many = ask(users.admin, 60);
    // The lock, and the two calls that wait for it.
    await until(async () => used() === 3);
    assert.deepEqual(await statuses(ask(users.editor, 2, '/client')), [200, 200]);
    assert.equal(used(), 3);
    await goOn();
    assert.deepEqual(await statuses(many), Array<number>(60).fill(200));
  });

  test('are refused with Retry-After once a hundred wait, without effect on others', async () => {
    const goOn = await holdBookings();
    const many = ask(users.admin, 110);
    const refused = await Promise.any(
      many.map(async (one) => {
        const answer = await one;
        if (answer.status === 429) return answer;
        throw new Error('It was answered.');
      }),
    );
    assert.equal(refused.headers.get('Retry-After'), '1');
    assert.equal(
      refused.body.message,
      'Sorry, there were too many requests at once. Please try again in 1 second.',
    );
    assert.deepEqual(await statuses(ask(users.editor, 1, '/client')), [200]);
    await goOn();
    const all = await statuses(many);
    assert.equal(all.filter((status) => status === 200).length, 102);
    assert.equal(all.filter((status) => status === 429).length, 8);
    assert.deepEqual(await statuses(ask(users.admin, 3)), [200, 200, 200]);
  });

  test('wait in a lane of their own if they are heavy, one of each user', async () => {
    const goOn = await holdBookings();
    const many = [
      ...ask(users.admin, 10, '/analytics'),
      ...ask(users.finance, 10, '/analytics'),
      ...ask(users.reviewer, 10, '/analytics'),
    ];
    await until(async () => used() === 3);
    assert.deepEqual(await statuses(ask(users.admin, 2, '/client')), [200, 200]);
    assert.equal(used(), 3);
    await goOn();
    assert.deepEqual(new Set(await statuses(many)), new Set([200]));
  });

  test('are counted by address while signed out', async () => {
    const goOn = await holdBookings();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const from = (address: string, path: string) =>
      api.request(path, { headers: { 'X-Forwarded-For': address } });
    const offer = `/booking/booking-availability/${unknown}`;
    const many = Array.from({ length: 110 }, () => from('10.0.0.1', offer));
    await goOn();
    const all = await statuses(many);
    assert.deepEqual(new Set(all), new Set([404, 429]));
    assert.equal((await from('10.0.0.2', offer)).status, 404);
  });
});

test('health and readiness are exempt from the limits of calls', async () => {
  const api = await startTestApi({ limits: { ...unlimitedCalls, signedOut: 1, callsAtOnce: 1 } });
  const both = await Promise.all(
    Array.from({ length: 20 }, () => [api.request('/health'), api.request('/ready')]).flat(),
  );
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200]));
  assert.equal((await api.request('/auth/methods')).status, 200);
  assert.equal((await api.request('/auth/methods')).status, 429);
  await api.close();
});
