import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lagMeter } from './replica-lag.ts';

test('measures the lag by the last position that was reached', () => {
  const { note, lagMs } = lagMeter();
  note(1000, 50n);
  assert.equal(lagMs(1010, 40n), undefined);
  assert.equal(lagMs(1010, 50n), 10);
  note(2000, 80n);
  note(3000, 90n);
  assert.equal(lagMs(3005, 79n), 2005);
  assert.equal(lagMs(3005, 80n), 1005);
  assert.equal(lagMs(3005, 200n), 5);
  // A primary without writes stays where it was.
  note(4000, 90n);
  assert.equal(lagMs(4001, 200n), 1);
});
