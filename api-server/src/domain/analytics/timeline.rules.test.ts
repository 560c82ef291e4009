import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { monthsAt, timelineOf, toDate } from './timeline.rules.ts';

describe('the timeline', () => {
  const count = (month: string | null, key: string, value: number) => ({
    month,
    key,
    name: null,
    value,
  });

  test('adds regions up by month, including those without a line', () => {
    assert.deepEqual(
      timelineOf([
        count('2026-02', 'US', 1),
        count(null, 'UK', 9),
        count('2025-12', 'Asia', 2),
        count('2026-02', 'Elsewhere', 3),
      ]).map(({ name, asia_ct, us_ct, all_ct }) => [name, asia_ct, us_ct, all_ct]),
      [
        ['2025-12', 2, 0, 2],
        ['2026-01', 0, 0, 0],
        ['2026-02', 0, 1, 4],
      ],
    );
  });

  test('does not fill centuries after one mistyped year', () => {
    const names = timelineOf([count('9999-01', 'US', 1), count('2026-02', 'US', 1)]);
    assert.deepEqual(
      names.map(({ name }) => name),
      ['2026-02', '9999-01'],
    );
    assert.equal(timelineOf([count('2000-01', 'US', 1), count('2049-12', 'US', 1)]).length, 600);
  });

  test('knows the months of a zone across the turn of the year', () => {
    const newYear = new Date('2025-12-31T14:00:00Z');
    assert.deepEqual(monthsAt(newYear, 'Australia/Sydney'), {
      current: '2026-01',
      previous: '2025-12',
    });
    assert.deepEqual(monthsAt(newYear, 'Europe/London'), {
      current: '2025-12',
      previous: '2025-11',
    });
    assert.deepEqual(monthsAt(newYear, 'Nowhere/Land').current, '2025-12');
  });

  test('knows the quarter to date of a zone across the turn of the year', () => {
    const newYear = new Date('2027-12-31T14:00:00Z');
    assert.deepEqual(toDate('this_quarter', newYear, 'Australia/Sydney'), {
      from_date: '2028-01-01',
      to_date: '2028-01-01',
    });
    assert.deepEqual(toDate('this_quarter', newYear, 'Europe/London'), {
      from_date: '2027-10-01',
      to_date: '2027-12-31',
    });
  });

  test('knows the month and the year to date', () => {
    const now = new Date('2028-02-29T00:00:00Z');
    assert.deepEqual(toDate('this_month', now, 'Europe/London'), {
      from_date: '2028-02-01',
      to_date: '2028-02-29',
    });
    assert.deepEqual(toDate('this_year', now, 'Europe/London'), {
      from_date: '2028-01-01',
      to_date: '2028-02-29',
    });
  });
});
