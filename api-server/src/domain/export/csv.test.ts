import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { longestWait } from '../../../tests/load/longest-wait.ts';
import { csvOf } from './csv.ts';

test('writing a long file does not delay other calls', async () => {
  const records = Array.from({ length: 20_000 }, (_none, row) =>
    Array.from({ length: 25 }, (_nothing, column) => `Floor "${row}", camera ${column}`),
  );
  const share = await longestWait(turn, async () => {
    const file = Buffer.from(await csvOf(records, { isFirst: false })).toString('utf8');
    assert.equal(file.match(/\r\n/g)?.length, records.length);
  });
  assert.ok(share < 0.4, `others waited for ${Math.round(share * 100)} % of the time`);
});
