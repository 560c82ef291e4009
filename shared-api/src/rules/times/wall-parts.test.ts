import { wallOf, wallParts } from './wall-parts.ts';

test.each([
  ['12-03-2026 10:00', { day: '12-03-2026', time: '10:00' }],
  ['12-03-2026 at noon', { day: '12-03-2026', time: 'at noon' }],
  ['12-03-2026 ', { day: '12-03-2026', time: '' }],
  [' 10:00', { day: '', time: '10:00' }],
  ['', { day: '', time: '' }],
])('"%s" is split and joined again', (wall, parts) => {
  expect(wallParts(wall)).toEqual(parts);
  expect(wallOf(parts)).toBe(wall);
});

test('splits a missing value and one without a time too', () => {
  expect(wallParts('12-03-2026')).toEqual({ day: '12-03-2026', time: '' });
  expect(wallParts(null)).toEqual({ day: '', time: '' });
});
