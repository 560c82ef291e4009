import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Fold, addPacked, addSums, allSums, pack } from './summary-fold.ts';
import type { Sum } from './summary.ts';

const sum = (key: Sum['key'], value: number, more: Partial<Sum> = {}): Sum => ({
  figure: 'submitter',
  key,
  value,
  amount: 0,
  ...more,
});

function foldWith(...sums: Sum[]): Fold {
  const fold: Fold = new Map();
  addSums(fold, sums);
  return fold;
}

function unpacked(packed: ReturnType<typeof pack>): Sum[] {
  const fold: Fold = new Map();
  addPacked(fold, packed ?? {});
  return allSums(fold);
}

describe('stored summaries', () => {
  test('keep null, texts and numbers as keys', () => {
    const sums = [sum(null, 5), sum('sydney', 6), sum(1, 1)];
    const packed = pack(foldWith(...sums));
    assert.deepEqual(packed, { submitter: { keys: [null, 'sydney', 1], values: [5, 6, 1] } });
    assert.deepEqual(unpacked(packed), sums);
  });

  test('keep amounts beside the values of their figure', () => {
    const sums = [
      sum(1, 1, { figure: 'due AUD', amount: 120_000 }),
      sum(2, 1, { figure: 'due AUD' }),
      sum(2, 3, { figure: 'due SGD', amount: 50 }),
    ];
    const packed = pack(foldWith(...sums));
    assert.deepEqual(packed, {
      'due AUD': { keys: [1, 2], values: [1, 1], amounts: [120_000, 0] },
      'due SGD': { keys: [2], values: [3], amounts: [50] },
    });
    assert.deepEqual(unpacked(packed), sums);
  });

  test('are empty once everything is taken away again', () => {
    const fold = foldWith(sum(1, 2), sum(3, 4), sum(null, 1));
    addPacked(fold, pack(fold) ?? {}, -1);
    assert.deepEqual(allSums(fold), []);
    assert.equal(pack(fold), undefined);
  });
});
