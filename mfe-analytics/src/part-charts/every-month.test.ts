import { fillMissingMonths } from './fill-missing-months.ts';

const month = (name: string, value: number) => ({ key: name, name, value });

test('adds the missing months between others, across years', () => {
  expect(fillMissingMonths([month('2025-11', 4), month('2026-02', 2)])).toEqual([
    month('2025-11', 4),
    month('2025-12', 0),
    month('2026-01', 0),
    month('2026-02', 2),
  ]);
});

test('adds no months when a mistyped year is centuries away', () => {
  expect(fillMissingMonths([month('0206-02', 1), month('2026-02', 2)])).toHaveLength(2);
});

test('returns no months without numbers', () => {
  expect(fillMissingMonths([])).toEqual([]);
});
