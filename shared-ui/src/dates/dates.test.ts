import { formatDate, formatDateTime, formatDuration, formatTime } from './dates.ts';

const now = new Date('2031-03-04T22:30:00Z');

test.each([
  ['the same day in the zone', '2031-03-05T12:00:00Z', 'Australia/Sydney', 'Today'],
  [
    'the same UTC day, but the next one in the zone',
    '2031-03-05T13:30:00Z',
    'Australia/Sydney',
    'Thu, 6 Mar',
  ],
  [
    'a day that is still the day before in the zone',
    '2031-03-05T04:00:00Z',
    'America/Los_Angeles',
    'Today',
  ],
  ['this year', '2031-11-28T00:00:00Z', 'Australia/Sydney', 'Fri, 28 Nov'],
  ['another year', '2032-01-05T00:00:00Z', 'Australia/Sydney', 'Mon, 5 Jan 2032'],
  ["the zone's own new year", '2031-12-31T14:00:00Z', 'Australia/Sydney', 'Thu, 1 Jan 2032'],
])('a date: %s', (_case, iso, zone, expected) => {
  expect(formatDate(iso, zone, now)).toBe(expected);
});

test.each([
  ['summer time', '2031-01-15T22:00:00Z', 'Australia/Sydney', '9:00 AM (AEDT)'],
  ['standard time', '2031-07-15T23:00:00Z', 'Australia/Sydney', '9:00 AM (AEST)'],
  ['the hour before clocks go back', '2031-04-05T15:30:00Z', 'Australia/Sydney', '2:30 AM (AEDT)'],
  ['the hour after clocks went back', '2031-04-05T16:30:00Z', 'Australia/Sydney', '2:30 AM (AEST)'],
  ['a zone without summer time', '2031-01-15T23:00:00Z', 'Australia/Brisbane', '9:00 AM (AEST)'],
  ['a regional zone name', '2031-01-15T05:15:00Z', 'Asia/Singapore', '1:15 PM (SGT)'],
  ['a zone without a name', '2031-01-15T05:15:00Z', 'Asia/Shanghai', '1:15 PM (GMT+8)'],
  ['noon', '2031-01-15T01:00:00Z', 'Australia/Sydney', '12:00 PM (AEDT)'],
])('a time: %s', (_case, iso, zone, expected) => {
  expect(formatTime(iso, zone)).toBe(expected);
});

test('shows day and time together, in Sydney unless another zone is given', () => {
  expect(formatDateTime('2031-03-11T22:00:00Z', null, now)).toBe('Wed, 12 Mar, 9:00 AM (AEDT)');
});

test.each([null, undefined, '', 'not a date'])('a missing date is N/A: %s', (iso) => {
  expect(formatDate(iso)).toBe('N/A');
  expect(formatTime(iso)).toBe('N/A');
  expect(formatDateTime(iso)).toBe('N/A');
});

test('shows durations on one line', () => {
  const texts = [1, 4, 4.5, null].map(formatDuration);
  expect(texts).toEqual(['1\u00a0hour', '4\u00a0hours', '4.5\u00a0hours', 'N/A']);
});
