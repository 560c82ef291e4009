import { countText, percentText } from './number-text.ts';

test('does not show a small share as 0 %', () => {
  expect(percentText(1, 500)).toBe('<1 %');
  expect(percentText(0, 500)).toBe('0 %');
  expect(percentText(6, 40)).toBe('15 %');
  expect(percentText(0, 0)).toBe('0 %');
});

test('formats a count with separators, and its noun in singular or plural', () => {
  expect(countText(1200, 'booking')).toBe('1,200 bookings');
  expect(countText(1, 'person', 'people')).toBe('1 person');
});
