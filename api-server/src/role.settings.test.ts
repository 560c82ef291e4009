import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from './env.ts';

test('a process does everything, or one half of it', () => {
  assert.equal(readEnv({}, []).role, 'all');
  assert.equal(readEnv({ ROLE: 'api' }, []).role, 'api');
  const byOption = readEnv({ ROLE: 'api' }, ['--role', 'worker', '--no-demo']);
  assert.deepEqual([byOption.role, byOption.demo], ['worker', false]);
  assert.equal(readEnv({}, ['--no-demo', '--role=worker']).role, 'worker');
  for (const entered of ['--role', '--role=', '--role=jobs']) {
    assert.throws(() => readEnv({}, [entered]), /^StartError: ROLE must be all, api or worker/);
  }
});
