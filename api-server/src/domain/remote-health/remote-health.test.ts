import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  RemoteFailure,
  RemoteVersionHealth,
} from '@shootline/shared-api/contract';
import { auditPage } from '../../../tests/audit.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('failures of remotes', () => {
  let api: TestApi;
  let people: Everyone;
  before(async () => {
    api = await startTestApi();
  });
  const published = (...versions: string[]) => ({
    'portal.json': {
      remotes: [
        {
          name: 'bookings',
          url: '/mfe-bookings/remote.json',
          tags: [{ tag: 'next', url: '/mfe-bookings/remote.next.json', share: 100 }],
        },
      ],
    },
    'mfe-bookings/remote.json': { version: versions[0] },
    'mfe-bookings/remote.next.json': { version: versions[1] },
  });
  beforeEach(async () => {
    people = await (await createTestWorkspace(api.db)).everyone();
    await api.publish(published('1.0.0', '2.0.0'));
  });
  after(() => api.close());

  const send = (
    who: Everyone['admin'],
    version: string,
    failure: RemoteFailure = 'broken',
    remote = 'bookings',
  ) => api.send<ApiErrorBody>(who, 'POST', '/remotes/failures', { remote, version, failure });
  const report = async (...sent: Parameters<typeof send>) => {
    assert.equal((await send(...sent)).status, 204);
  };
  const failing = async (who: Everyone['admin'] = people.editor) =>
    (await api.get<{ results: unknown[] }>(who, '/remotes/failing')).results;
  const health = async () =>
    (await api.get<{ results: RemoteVersionHealth[] }>(people.admin, '/remotes/health')).results;

  test('are listed for admins by version and reason, with the number of failures and users', async () => {
    await report(people.editor, '1.0.0');
    await report(people.editor, '1.0.0');
    await report(people.finance, '1.0.0');
    api.moveClock(60);
    await report(people.editor, '1.0.0', 'gone');
    await report(people.editor, '2.0.0', 'unreachable');
    const last = api.deps.clock().toISOString();
    assert.deepEqual(await health(), [
      {
        remote: 'bookings',
        version: '1.0.0',
        is_failing: true,
        last,
        failures: [
          { failure: 'gone', count: 1, people: 1 },
          { failure: 'broken', count: 3, people: 2 },
        ],
      },
      {
        remote: 'bookings',
        version: '2.0.0',
        is_failing: false,
        last,
        failures: [{ failure: 'unreachable', count: 1, people: 1 }],
      },
    ]);
  });

  test('mark a version as failing for a day once it has failed two users', async () => {
    await report(people.editor, '1.0.0');
    await report(people.editor, '1.0.0', 'stopped');
    assert.deepEqual(await failing(), []);
    await report(people.clientUser, '1.0.0', 'altered');
    assert.deepEqual(await failing(), [{ remote: 'bookings', version: '1.0.0' }]);
    assert.deepEqual(await failing(people.videographer), [
      { remote: 'bookings', version: '1.0.0' },
    ]);
    api.moveClock(25 * 60);
    assert.deepEqual(await failing(), []);
  });

  test('of the network do not mark a version as failing', async () => {
    await report(people.editor, '1.0.0', 'unreachable');
    await report(people.finance, '1.0.0', 'too-slow');
    assert.deepEqual(await failing(), []);
  });

  test('of another workspace are hidden and do not count', async () => {
    const others = await (await createTestWorkspace(api.db)).everyone();
    await report(others.editor, '1.0.0');
    await report(others.finance, '1.0.0');
    await report(people.editor, '1.0.0');
    assert.deepEqual(await failing(), []);
    assert.deepEqual(
      (await health()).map(({ failures }) => failures),
      [[{ failure: 'broken', count: 1, people: 1 }]],
    );
  });

  test('are deleted after seven days, and each user can report 20 in 24 hours', async () => {
    await report(people.finance, '1.0.0');
    api.moveClock((7 * 24 + 1) * 60);
    const fail = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        await api.publish(published(`1.0.${number}`, '2.0.0'));
        await report(people.editor, `1.0.${number}`);
      }
    };
    await fail(1, 22);
    const versions = await health();
    assert.equal(versions.length, 20);
    assert.ok(versions.every(({ failures }) => failures[0]?.people === 1));
    api.moveClock(25 * 60);
    await fail(22, 23);
    assert.equal((await health()).length, 21);
  });

  test('count only for versions that the portal gives their user', async () => {
    for (const version of ['3.0.0', '0.9.0']) {
      const { status, body } = await send(people.editor, version);
      assert.deepEqual(
        [status, body.message],
        [409, 'This portal does not give you this version.'],
      );
    }
    assert.equal((await send(people.editor, '1.0.0', 'broken', 'invented')).status, 409);
    assert.equal((await send(people.editor, '3.0.0', 'unreachable')).status, 409);
    await report(people.editor, '1.0.0');
    await report(people.editor, '2.0.0');
    await report(people.editor, 'unknown', 'unreachable');

    const [remote] = published('1.0.0', '2.0.0')['portal.json'].remotes;
    const tags = [{ tag: 'next', url: '/mfe-bookings/remote.next.json', roles: ['admin'] }];
    await api.publish({ 'portal.json': { remotes: [{ ...remote, tags }] } });
    assert.equal((await send(people.finance, '2.0.0')).status, 409);
    await report(people.admin, '2.0.0');
  });

  test('of a remote with only a tagged version come from the users who get it', async () => {
    const tags = [{ tag: 'next', url: '/mfe-bookings/remote.next.json', roles: ['finance'] }];
    await api.publish({ 'portal.json': { remotes: [{ name: 'bookings', tags }] } });
    for (const version of ['1.0.0', '2.0.0', 'unknown']) {
      assert.equal((await send(people.editor, version, 'unreachable')).status, 409);
    }
    await report(people.finance, '2.0.0');
    await report(people.finance, 'unknown', 'unreachable');
    assert.deepEqual(await failing(people.finance), []);
  });

  test('of the network count for any version while none can be read', async () => {
    await api.publish({ 'mfe-bookings/remote.json': null });
    await report(people.editor, '0.9.0', 'unreachable');
    assert.equal((await send(people.editor, '0.9.0', 'broken')).status, 409);
  });

  test('mark a version once it has failed a twentieth of its users of the last seven days', async () => {
    const workspace = await createTestWorkspace(api.db);
    const users: Everyone['editor'][] = [];
    for (let count = 0; count < 50; count += 1) users.push(await workspace.user('editor'));
    for (const user of users) await api.tokenOf(user);
    const [first, second, third, fourth] = users;
    if (!first || !second || !third || !fourth) throw new Error('There are no users.');
    for (const user of [first, second]) await report(user, '2.0.0');
    assert.deepEqual(await failing(fourth), []);
    await report(third, '2.0.0');
    assert.deepEqual(await failing(fourth), [{ remote: 'bookings', version: '2.0.0' }]);
    // Others are no users of the version, so it needs no more reports.
    const [remote] = published('1.0.0', '2.0.0')['portal.json'].remotes;
    const tags = [{ tag: 'next', url: '/mfe-bookings/remote.next.json', roles: ['admin'] }];
    await api.publish({ 'portal.json': { remotes: [{ ...remote, tags }] } });
    for (const user of [first, second]) await report(user, '1.0.0');
    assert.deepEqual(await failing(fourth), [{ remote: 'bookings', version: '2.0.0' }]);
  });

  test('are dismissed by an admin, and count again once others report the version', async () => {
    const path = '/remotes/failures/bookings/2.0.0';
    const dismiss = async (who: Everyone['admin']) => (await api.send(who, 'DELETE', path)).status;
    await report(people.editor, '2.0.0');
    await report(people.finance, '2.0.0');
    await report(people.editor, '1.0.0');
    assert.equal(await dismiss(people.finance), 403);
    const elsewhere = await (await createTestWorkspace(api.db)).everyone();
    assert.equal(await dismiss(elsewhere.admin), 404);
    assert.equal((await failing()).length, 1);

    assert.equal(await dismiss(people.admin), 204);
    assert.equal(await dismiss(people.admin), 404);
    const { results } = await auditPage(api, people.admin, '?kind=remote_failures_dismissed');
    assert.deepEqual(
      results.map(({ remote_version }) => remote_version),
      [{ remote: 'bookings', version: '2.0.0' }],
    );
    assert.deepEqual(await failing(), []);
    await report(people.editor, '2.0.0');
    await report(people.finance, '2.0.0');
    assert.deepEqual(await failing(), []);
    assert.deepEqual(
      (await health()).map(({ version }) => version),
      ['1.0.0'],
    );
    await report(people.reviewer, '2.0.0');
    await report(people.clientUser, '2.0.0');
    assert.deepEqual(await failing(), [{ remote: 'bookings', version: '2.0.0' }]);
  });
});
