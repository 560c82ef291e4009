import { arrivalAt, arrivalMovedWith } from './arrival-times.ts';

test.each([
  ['on the day of the shoot', '09:15', '12-03-2026 10:00', '12-03-2026 09:15'],
  [
    'later than the shoot, for the rules to refuse',
    '11:00',
    '12-03-2026 10:00',
    '12-03-2026 11:00',
  ],
  ['the evening before a shoot at night', '23:30', '12-03-2026 00:15', '11-03-2026 23:30'],
  [
    'the evening before a shoot on the first of a year',
    '23:00',
    '01-01-2027 01:00',
    '31-12-2026 23:00',
  ],
  ['on the night of the shoot', '01:00', '12-03-2026 03:30', '12-03-2026 01:00'],
  ['on the day of a shoot in the morning', '23:00', '12-03-2026 04:00', '12-03-2026 23:00'],
  [
    'hours after a shoot at night, for the rules to refuse',
    '08:00',
    '12-03-2026 00:30',
    '12-03-2026 08:00',
  ],
  ['on the day of a shoot without a time yet', '11:30', '12-03-2026 ', '12-03-2026 11:30'],
  ['as typed', 'nine', '12-03-2026 10:00', '12-03-2026 nine'],
  ['without a day', '09:00', ' 10:00', ' 09:00'],
])('an arrival is %s', (_case, time, shoot, arrival) => {
  expect(arrivalAt(time, shoot)).toBe(arrival);
});

test.each([
  [
    'keeps its distance',
    '12-03-2026 09:15',
    '12-03-2026 10:00',
    '12-03-2026 14:00',
    '12-03-2026 13:15',
  ],
  [
    'moves over midnight',
    '12-03-2026 11:30',
    '12-03-2026 12:00',
    '12-03-2026 00:15',
    '11-03-2026 23:45',
  ],
  [
    'moves with the day',
    '11-03-2026 23:45',
    '12-03-2026 00:15',
    '20-03-2026 00:15',
    '19-03-2026 23:45',
  ],
])('an arrival %s', (_case, arrival, before, after, moved) => {
  expect(arrivalMovedWith(arrival, before, after)).toBe(moved);
});
