import { workingHoursOf, workingMinutes } from './working-hours.rules.ts';

test('everyone without limits gets usual hours to begin with', () => {
  const hours = workingHoursOf(null);
  expect(hours.is_limited).toBe(false);
  expect(hours.days.map(({ is_working }) => is_working)).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
  expect(workingMinutes(hours)).toBeNull();
});

test('hours stay the same when stored as minutes, up to the end of the day', () => {
  const minutes = [540, 1020, 0, 0, 0, 1440, 1, 2, 1380, 1440, 0, 0, 600, 1439];
  const hours = workingHoursOf(minutes);
  expect(hours.days[2]).toEqual({ is_working: true, starts: '00:00', ends: '00:00' });
  expect(hours.days[1]?.is_working).toBe(false);
  expect(workingMinutes(hours)).toEqual(minutes);
});
