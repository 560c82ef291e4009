import { everyMonth } from './every-month.ts';

const month = (name: string, value: number) => ({ key: name, name, value });

test('a month without a number stands between those that have one, across the years', () => {
  expect(everyMonth([month('2025-11', 4), month('2026-02', 2)])).toEqual([
    month('2025-11', 4),
    month('2025-12', 0),
    month('2026-01', 0),
    month('2026-02', 2),
  ]);
});

test('months of a mistyped century make no axis of thousands', () => {
  expect(everyMonth([month('0206-02', 1), month('2026-02', 2)])).toHaveLength(2);
});

test('without numbers there is no axis', () => {
  expect(everyMonth([])).toEqual([]);
});
