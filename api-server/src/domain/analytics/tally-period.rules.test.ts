import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { coverOf, detailOf } from './tally-period.rules.ts';

/** Periods and edges of a range in two years, with a minus on those taken away. */
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

  test('of days at its edges, which have summaries for at most one filter', () => {
    const range = ['2025-01-30', '2025-02-28'] as const;
    const days = '2025-02 2025-01-30..2025-01-31';
    assert.equal(coverText(...range, 0), days);
    assert.equal(coverText(...range, 1), days);
    assert.deepEqual(
      [0, 1, 2, 3].map((fixed) => detailOf(fixed).days),
      [true, true, false, false],
    );
  });

  test('of a longer period minus the rest, if that is less to read', () => {
    assert.equal(coverText('2025-01-01', '2025-11-30'), '2025 -2025-12');
    assert.equal(coverText('2025-02-01', '2025-12-31', 1), '2025 -2025-01');
    assert.equal(
      coverText('2025-02-12', '2025-11-20'),
      '2025 -2025-01 -2025-12 -2025-02-01..2025-02-11 -2025-11-21..2025-11-30',
    );
  });

  test('of days, or of their month minus the other days', () => {
    assert.equal(coverText('2025-02-12', '2025-02-14'), '2025-02-12..2025-02-14');
    assert.equal(
      coverText('2025-03-03', '2025-03-30'),
      '2025-03 -2025-03-01..2025-03-02 -2025-03-31..2025-03-31',
    );
  });

  test('of months only, if longer periods have no summaries', () => {
    assert.equal(coverText('2025-01-01', '2025-04-30', 3), '2025-01 2025-02 2025-03 2025-04');
    assert.match(coverText(undefined, undefined, 3), /^none 2025-01 .* 2026-12$/);
  });
});
