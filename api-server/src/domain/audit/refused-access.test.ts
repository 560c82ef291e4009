import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, beforeEach, describe, test } from 'node:test';
import { auditPage, factsOf } from '../../../tests/audit.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const refusedAccess = { most: 3, windowMs: 700 };

describe('the audit of refused access', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let logged: Record<string, unknown>[];
  before(async () => {
    const logger = {
      error: () => undefined,
      audit: (entry: Record<string, unknown>) => void logged.push(entry),
    };
    api = await startTestApi({ refusedAccess, trustProxy: true }, undefined, { logger });
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    logged = [];
  });
  after(() => api.close());

  const from = { 'X-Forwarded-For': '203.0.113.7', 'X-Request-Id': 'request-1' };
  const ask = async (who: Everyone['admin'], path: string, method = 'GET') => {
    const headers = { ...from, Authorization: `Token ${await api.tokenOf(who)}` };
    return (await api.request(path, { method, headers })).status;
  };
  const recorded = async (query = '?kind=access_refused') =>
    (await auditPage(api, users.admin, query)).results.map(factsOf);
  const event = {
    kind: 'access_refused',
    created: testNow.toISOString(),
    address: '203.0.113.7',
    request_id: 'request-1',
  } as const;

  test('records the user, address and call refused for lack of rights', async () => {
    assert.equal(await ask(users.editor, '/users'), 403);
    const facts = {
      ...event,
      person: users.editor.id,
      reason: 'forbidden',
      operation: 'listUsers',
    };
    assert.deepEqual(await recorded(), [facts]);
    assert.deepEqual(await recorded(`?kind=access_refused&person=${users.editor.id}`), [facts]);
    assert.deepEqual(await recorded(`?kind=access_refused&person=${users.videographer.id}`), []);
    const [{ kind, tenantId, userId, reason, operation } = {}] = logged;
    assert.deepEqual(
      [kind, tenantId, userId, reason, operation],
      ['access_refused', workspace.tenantId, users.editor.id, 'forbidden', 'listUsers'],
    );
  });

  test('records requests for bookings of others, even of another workspace', async () => {
    const made = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    assert.equal(await ask(users.videographer, `/booking/${made.id}`), 404);
    const other = await createTestWorkspace(api.db);
    const { clientUser, client } = await other.everyone();
    const theirs = await other.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    assert.equal(await ask(users.videographer, `/booking/${theirs.id}`), 404);
    const reads = {
      ...event,
      person: users.videographer.id,
      reason: 'not_found',
      operation: 'getBooking',
    };
    const own = { booking: made.id, ...(made.bookingUid !== null && { booking_uid: '10001' }) };
    const events = await recorded();
    assert.deepEqual(
      events.sort((a) => (a.booking ? -1 : 1)),
      [{ ...reads, ...own }, reads],
    );
  });

  test('records requests for a booking with an invalid id', async () => {
    assert.equal(await ask(users.videographer, "/booking/'%20or%20'1'%3D'1"), 404);
    const [told] = await recorded();
    assert.deepEqual([told?.operation, told?.booking], ['getBooking', undefined]);
  });

  test('leaves out calls without a session, with a wrong path or with wrong input', async () => {
    assert.equal((await api.request('/users')).status, 401);
    assert.equal(await ask(users.editor, '/nothing-here'), 404);
    assert.equal(await ask(users.admin, '/audit?kind=nonsense'), 400);
    assert.deepEqual(await recorded(), []);
  });

  test('records the first of many within a minute, then the number left out', async () => {
    const tries = [1, 2, 3, 4, 5].map(() => ask(users.editor, '/users'));
    assert.deepEqual(await Promise.all(tries), [403, 403, 403, 403, 403]);
    assert.equal(await ask(users.videographer, '/users'), 403);
    const withReason = async () =>
      (await recorded()).flatMap(({ person, reason }) => (reason ? [person] : []));
    const { editor, videographer } = users;
    const listed = [editor.id, editor.id, editor.id, videographer.id];
    assert.deepEqual((await withReason()).sort(), listed.sort());
    const leftOut = async () => (await recorded()).find(({ left_out }) => left_out !== undefined);
    while (!(await leftOut())) await wait(50);
    assert.deepEqual(await leftOut(), { ...event, person: editor.id, left_out: 2 });
    assert.equal(await ask(editor, '/users'), 403);
    assert.equal((await withReason()).length, 5);
  });

  test('records the number left out when the server stops', async () => {
    const ends: (() => unknown)[] = [];
    const stopping = await startTestApi(
      { refusedAccess: { most: 1, windowMs: 60_000 } },
      undefined,
      {
        onStop: (end) => void ends.push(end),
      },
    );
    const own = await createTestWorkspace(stopping.db);
    const { admin, editor } = await own.everyone();
    for (const _try of [1, 2, 3]) await stopping.refused(editor, '/users');
    for (const end of ends) await end();
    const { results } = await auditPage(stopping, admin, '?kind=access_refused');
    assert.deepEqual(results.map(({ left_out }) => left_out ?? 0).sort(), [0, 2]);
    await stopping.close();
  });
});
