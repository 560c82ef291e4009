import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestWork, stopList } from './stop.ts';

test('ends everything beside the server even if something fails, and later additions at once', async () => {
  const ended: string[] = [];
  const errors: unknown[] = [];
  const { onStop, run } = stopList((error) => errors.push(error));
  onStop(() => void ended.push('stream'));
  onStop(() => Promise.reject(new Error('stuck')));
  onStop(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended.push('worker');
  });
  await run();
  assert.equal(ended.join(), 'stream,worker');
  assert.match(String(errors), /stuck/);
  onStop(() => void ended.push('late'));
  assert.equal(ended.join(), 'stream,worker,late');
});

test('waits for the work of requests, even if it fails', async () => {
  const { follow, ended } = requestWork();
  const { promise: upload, reject: cut } = Promise.withResolvers<string>();
  const { promise: list, resolve: answer } = Promise.withResolvers<string>();
  assert.equal(follow('at once'), 'at once');
  const followed = [follow(upload), follow(list)];
  let isOver = false;
  const end = ended().then(() => (isOver = true));
  cut(new Error('the client has hung up'));
  await assert.rejects(async () => followed[0], /hung up/);
  assert.equal(isOver, false);
  answer('rows');
  await end;
  assert.equal(await followed[1], 'rows');
});
