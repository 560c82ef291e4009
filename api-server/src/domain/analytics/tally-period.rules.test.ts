import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { coverOf, detailOf } from './tally-period.rules.ts';

/** Periods and edges of a range in two years, those that are taken away with a minus. */
function coverText(from: string | undefined, to: string | undefined, fixed = 0): string {
  const { periods, edges } = coverOf({ from, to }, ['2025', '2026'], detailOf(fixed));
  const signed = (sign: number, name: string) => (sign < 0 ? `-${name}` : name);
  return [
    ...periods.map(({ period, sign }) => signed(sign, period)),
    ...edges.map(({ from: first, to: last, sign }) => signed(sign, `${first}..${last}`)),
  ].join(' ');
}

describe('a range of days is made up', () => {
  test('of the longest periods in it', () => {
    assert.equal(coverText('2025-01-01', '2026-03-31'), '2025 2026-Q1');
    assert.equal(coverText('2025-02-01', '2025-03-31'), '2025-02 2025-03');
    assert.equal(coverText(undefined, undefined), 'all');
  });

  test('of days at its edges, which are kept where one value is asked for at most', () => {
    const range = ['2025-01-30', '2025-02-28'] as const;
    const days = '2025-02 2025-01-30..2025-01-31';
    assert.equal(coverText(...range, 0), days);
    assert.equal(coverText(...range, 1), days);
    assert.deepEqual(
      [0, 1, 2, 3].map((fixed) => detailOf(fixed).days),
      [true, true, false, false],
    );
  });

  test('of a longer period less what is not asked for, where that is less to read', () => {
    assert.equal(coverText('2025-01-01', '2025-11-30'), '2025 -2025-12');
    assert.equal(coverText('2025-02-01', '2025-12-31', 1), '2025 -2025-01');
    assert.equal(
      coverText('2025-02-12', '2025-11-20'),
      '2025 -2025-01 -2025-12 -2025-02-01..2025-02-11 -2025-11-21..2025-11-30',
    );
  });

  test('of days, or of their month less the other days', () => {
    assert.equal(coverText('2025-02-12', '2025-02-14'), '2025-02-12..2025-02-14');
    assert.equal(
      coverText('2025-03-03', '2025-03-30'),
      '2025-03 -2025-03-01..2025-03-02 -2025-03-31..2025-03-31',
    );
  });

  test('of months alone, where no longer period is kept', () => {
    assert.equal(coverText('2025-01-01', '2025-04-30', 3), '2025-01 2025-02 2025-03 2025-04');
    assert.match(coverText(undefined, undefined, 3), /^none 2025-01 .* 2026-12$/);
  });
});
