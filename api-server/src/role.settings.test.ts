import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from './env.ts';

test('a process does everything, or on PostgreSQL one half of it', () => {
  const DATABASE_URL = 'postgres://db.test/x';
  assert.equal(readEnv({}, []).role, 'all');
  assert.equal(readEnv({ ROLE: 'api', DATABASE_URL }, []).role, 'api');
  const byOption = readEnv({ ROLE: 'api', DATABASE_URL }, ['--role', 'worker', '--no-demo']);
  assert.deepEqual([byOption.role, byOption.demo], ['worker', false]);
  assert.equal(readEnv({ DATABASE_URL }, ['--no-demo', '--role=worker']).role, 'worker');
  for (const entered of ['--role', '--role=', '--role=jobs']) {
    assert.throws(
      () => readEnv({ DATABASE_URL }, [entered]),
      /^StartError: ROLE must be one of all/,
    );
  }
  assert.throws(() => readEnv({}, ['--role=api']), /ROLE=api needs a DATABASE_URL/);
});
