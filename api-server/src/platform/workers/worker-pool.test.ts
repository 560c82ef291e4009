import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as held from '../../../tests/load/held.worker.ts';
import { ApiFailure } from '../errors/errors.ts';
import { workerPool } from './worker-pool.ts';

const file = new URL('../../../tests/load/held.worker.ts', import.meta.url);
const limits = { threads: 1, waiting: 2 };

const newGate = () => new Int32Array(new SharedArrayBuffer(4));

function open(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

test('refuses work with a time to retry while too much is waiting', async () => {
  const wait = workerPool<typeof held.untilSet>(file, 'untilSet', limits);
  const gate = newGate();
  const taken = [wait(gate), wait(gate), wait(gate)];
  await assert.rejects(wait(gate), (error: ApiFailure) => {
    assert.deepEqual([error.status, error.type], [503, 'InternalError']);
    assert.match(error.headers['Retry-After'] ?? '', /^\d+$/);
    return true;
  });
  open(gate);
  assert.deepEqual(await Promise.all(taken), [1, 1, 1]);
  assert.equal(await wait(gate), 1);
});

test('fails work that loses its thread, and gives waiting work another thread', async () => {
  const end = workerPool<typeof held.endThread>(file, 'endThread', limits);
  const ended = await Promise.allSettled([end(1), end(1)]);
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
});

test('refuses work with a time to retry if its thread cannot start', async () => {
  const none = new URL('./none.worker.ts', import.meta.url);
  const work = workerPool<typeof held.endThread>(none, 'endThread', limits);
  for (const attempt of [work(1), work(1)]) {
    await assert.rejects(attempt, ({ status, headers }: ApiFailure) => {
      assert.deepEqual([status, 'Retry-After' in headers], [503, true]);
      return true;
    });
  }
});
