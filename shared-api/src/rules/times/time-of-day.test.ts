import { timeOfDay, timeOfDayText } from './time-of-day.ts';

test.each([
  ['9:05 am', '09:05'],
  ['9:05', '09:05'],
  ['09:05', '09:05'],
  ['14:30', '14:30'],
  ['0:00', '00:00'],
  ['12:00 am', '00:00'],
  ['12:30 am', '00:30'],
  ['12:00 pm', '12:00'],
  ['11:59 PM', '23:59'],
  ['9am', '09:00'],
  ['9 Pm', '21:00'],
  ['9:00am', '09:00'],
  ['  9:00   am ', '09:00'],
  ['9.30 pm', '21:30'],
  ['9:30 p.m.', '21:30'],
  ['9:30\u202Fpm', '21:30'],
])('%j is a time', (text, time) => {
  expect(timeOfDay(text)).toBe(time);
});

test.each([
  '',
  'noon',
  '9',
  '24:00',
  '12:60',
  '0:30 am',
  '13:00 pm',
  '9:5',
  '9:5 am',
  '9:30 xm',
  '930',
])('%j is not a time', (text) => {
  expect(timeOfDay(text)).toBeUndefined();
});

test('every minute of a day can be read back from its shown text', () => {
  for (let minute = 0; minute < 1440; minute++) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    expect(timeOfDay(timeOfDayText(time))).toBe(time);
    expect(timeOfDay(time)).toBe(time);
  }
  expect(timeOfDayText('00:05')).toBe('12:05 am');
  expect(timeOfDayText('12:00')).toBe('12:00 pm');
});
