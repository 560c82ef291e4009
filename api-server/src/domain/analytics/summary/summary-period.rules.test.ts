import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { coverOf, daysOf } from './summary-period.rules.ts';

/** Periods of a range in two years, with a minus on those taken away, and days in a row as one. */
function coverText(from: string, to: string): string {
  const parts: { sign: string; first: string; last: string }[] = [];
  for (const { period, sign } of coverOf({ from, to }, ['2025', '2026'])) {
    const one = { sign: sign < 0 ? '-' : '', first: period, last: period };
    const previous = parts.at(-1);
    const isNext = Date.parse(period) - Date.parse(previous?.last ?? '') === 86_400_000;
    if (previous && period.length === 10 && isNext) previous.last = period;
    else parts.push(one);
  }
  return parts
    .map(({ sign, first, last }) => sign + (first === last ? first : `${first}..${last}`))
    .join(' ');
}

describe('a range of days is made up', () => {
  test('of whole years and months', () => {
    assert.equal(coverText('2025-01-01', '2026-02-28'), '2025 2026-01 2026-02');
    assert.equal(coverText('2025-02-01', '2025-03-31'), '2025-02 2025-03');
  });

  test('of a longer period minus the rest, if that is less to read', () => {
    assert.equal(coverText('2025-01-01', '2025-11-30'), '2025 -2025-12');
    assert.equal(
      coverText('2025-02-12', '2025-11-20'),
      '2025 -2025-01 -2025-02-01..2025-02-11 -2025-11-21..2025-11-30 -2025-12',
    );
  });

  test('of days, or of their month minus the other days', () => {
    assert.equal(coverText('2025-02-12', '2025-02-14'), '2025-02-12..2025-02-14');
    assert.equal(
      coverText('2025-03-03', '2025-03-30'),
      '2025-03 -2025-03-01..2025-03-02 -2025-03-31',
    );
    assert.equal(coverText('2025-01-30', '2025-02-28'), '2025-01-30..2025-01-31 2025-02');
  });

  test('of years of more than four digits only without an end', () => {
    const periods = (to?: string) => coverOf({ from: '2026-01-01', ...(to && { to }) }, ['12026']);
    assert.deepEqual(periods(), [{ period: '12026', sign: 1 }]);
    assert.deepEqual(periods('2027-01-01'), []);
  });

  test('of months of 28 to 31 days', () => {
    const last = (month: string) => daysOf(month).to.slice(-2);
    assert.deepEqual(['2024-02', '2025-02', '2025-04', '2025-12', '9999-12'].map(last), [
      '29',
      '28',
      '30',
      '31',
      '31',
    ]);
  });
});
