import { bookingsText, percentText } from './number-text.ts';

test('does not show a small share as 0 %', () => {
  expect(percentText(1, 500)).toBe('<1 %');
  expect(percentText(0, 500)).toBe('0 %');
  expect(percentText(6, 40)).toBe('15 %');
  expect(percentText(0, 0)).toBe('0 %');
});

test('formats a count with separators, and its noun in singular or plural', () => {
  expect(bookingsText(1200)).toBe('1,200 bookings');
  expect(bookingsText(1)).toBe('1 booking');
});
