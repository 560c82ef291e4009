import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { RemoteFailure, RemoteVersionHealth } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('failures of remotes', () => {
  let api: TestApi;
  let people: Everyone;
  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    people = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  const report = async (
    who: Everyone['admin'],
    version: string,
    failure: RemoteFailure = 'broken',
  ) => {
    const body = { remote: 'bookings', version, failure };
    assert.equal((await api.send(who, 'POST', '/remotes/failures', body)).status, 204);
  };
  const failing = async (who: Everyone['admin'] = people.editor) =>
    (await api.get<{ results: unknown }>(who, '/remotes/failing')).results;
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

  test('are deleted after seven days, and each user can report 100 at most', async () => {
    await report(people.finance, '1.0.0');
    api.moveClock((7 * 24 + 1) * 60);
    for (let number = 0; number < 101; number += 1) await report(people.editor, `1.0.${number}`);
    const versions = await health();
    assert.equal(versions.length, 100);
    assert.ok(versions.every(({ failures }) => failures[0]?.people === 1));
  });
});
