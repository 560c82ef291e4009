import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Fold, addPacked, addTallies, pack, talliesOf } from './tally-fold.ts';
import type { Tally } from './tally.ts';

const tally = (key: Tally['key'], value: number, more: Partial<Tally> = {}): Tally => ({
  figure: 'booking submitter',
  key,
  currency: '',
  value,
  amount: 0,
  ...more,
});

function foldWith(...tallies: Tally[]): Fold {
  const fold: Fold = new Map();
  addTallies(fold, tallies);
  return fold;
}

function unpacked(packed: ReturnType<typeof pack>): Tally[] {
  const fold: Fold = new Map();
  addPacked(fold, packed ?? {});
  return talliesOf(fold);
}

const sorted = (tallies: Tally[]) => tallies.map((one) => JSON.stringify(one)).sort();

function assertSame(actual: Tally[], expected: Tally[]) {
  const inOneOrder = (tallies: Tally[]) =>
    sorted(
      tallies.map(({ figure, key, currency, value, amount }) => ({
        figure,
        key,
        currency,
        value,
        amount,
      })),
    );
  assert.deepEqual(inOneOrder(actual), inOneOrder(expected));
}

describe('stored summaries', () => {
  test('keep mostly consecutive numbers as a first number and values', () => {
    const tallies = [tally(9, 4), tally(7, 1), tally(8, 2), tally(12, 3)];
    const packed = pack(foldWith(...tallies));
    assert.deepEqual(packed, { 'booking submitter': [{ from: 7, values: [1, 2, 4, 0, 0, 3] }] });
    assertSame(unpacked(packed), tallies);
  });

  test('keep scattered numbers as a list', () => {
    const tallies = [tally(7, 1), tally(90_000, 2)];
    const packed = pack(foldWith(...tallies));
    assert.deepEqual(packed, { 'booking submitter': [{ keys: [7, 90_000], values: [1, 2] }] });
    assertSame(unpacked(packed), tallies);
  });

  test('keep null and texts besides numbers', () => {
    const tallies = [tally(null, 5), tally('sydney', 6), tally(1, 1), tally(2, 2)];
    const packed = pack(foldWith(...tallies));
    assert.deepEqual(packed, {
      'booking submitter': [
        { from: 1, values: [1, 2] },
        { keys: [null, 'sydney'], values: [5, 6] },
      ],
    });
    assertSame(unpacked(packed), tallies);
  });

  test('keep numbers and amounts by currency', () => {
    const tallies = [
      tally(1, 1, { currency: 'AUD', amount: 120_000 }),
      tally(2, 1, { currency: 'AUD' }),
      tally(2, 3, { currency: 'SGD', amount: 50 }),
    ];
    const packed = pack(foldWith(...tallies));
    assert.deepEqual(packed, {
      'booking submitter': [
        { currency: 'AUD', from: 1, values: [1, 1], amounts: [120_000, 0] },
        { currency: 'SGD', from: 2, values: [3], amounts: [50] },
      ],
    });
    assertSame(unpacked(packed), tallies);
  });

  test('are empty once everything is taken away again', () => {
    const fold = foldWith(tally(1, 2), tally(3, 4), tally(null, 1));
    addPacked(fold, pack(fold) ?? {}, -1);
    assert.deepEqual(talliesOf(fold), []);
    assert.equal(pack(fold), undefined);
  });
});
