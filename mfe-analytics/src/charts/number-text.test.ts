import { countText, percentText } from './number-text.ts';

test('a part that is small, but not nothing, is not shown as nothing', () => {
  expect(percentText(1, 500)).toBe('<1 %');
  expect(percentText(0, 500)).toBe('0 %');
  expect(percentText(6, 40)).toBe('15 %');
  expect(percentText(0, 0)).toBe('0 %');
});

test('how many there are has separators and its number', () => {
  expect(countText(1200, 'booking')).toBe('1,200 bookings');
  expect(countText(1, 'person', 'people')).toBe('1 person');
});
