import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopList } from './stop.ts';

test('what runs beside the server is ended, whatever fails, and at once what comes later', async () => {
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
