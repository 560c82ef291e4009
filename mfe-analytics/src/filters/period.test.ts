import { bookingsPath } from './bookings-path.ts';
import { daysOf, daysOfMonth, namedPeriods, nameOf, periodBefore, periodText } from './period.ts';

const named = (id: string, today: string) => {
  const period = namedPeriods.find((one) => one.id === id);
  return period && daysOf(period, today);
};
const days = (from_date: string, to_date: string) => ({ from_date, to_date });

test.each([
  ['this_month', '27-02-2028', days('01-02-2028', '27-02-2028')],
  ['last-month', '31-03-2027', days('01-02-2027', '28-02-2027')],
  ['this_quarter', '20-05-2027', days('01-04-2027', '20-05-2027')],
  ['last-quarter', '01-01-2027', days('01-10-2026', '31-12-2026')],
  ['this_year', '01-12-2026', days('01-01-2026', '01-12-2026')],
  ['last-year', '01-01-2027', days('01-01-2026', '31-12-2026')],
])('%s on %s', (id, today, period) => {
  expect(named(id, today)).toEqual(period);
  expect(nameOf(period, today)?.id).toBe(id.startsWith('last') ? id : undefined);
});

test.each([
  ['this_quarter', days('01-10-2026', '28-11-2026'), days('01-07-2026', '28-08-2026')],
  ['this_quarter', days('01-10-2026', '31-12-2026'), days('01-07-2026', '30-09-2026')],
  ['this_month', days('01-03-2027', '30-03-2027'), days('01-02-2027', '28-02-2027')],
  ['this_year', days('01-01-2027', '14-01-2027'), days('01-01-2026', '14-01-2026')],
  ['this_month', days('01-01-2027', '14-01-2027'), days('01-12-2026', '14-12-2026')],
] as const)('compares %s with as much of the one before', (toDate, period, before) => {
  expect(periodBefore(period, toDate)).toEqual(before);
});

test.each([
  ['a month', days('01-03-2028', '31-03-2028'), days('01-02-2028', '29-02-2028')],
  ['a quarter', days('01-01-2027', '31-03-2027'), days('01-10-2026', '31-12-2026')],
  ['a year', days('01-01-2029', '31-12-2029'), days('01-01-2028', '31-12-2028')],
  [
    'three months that are not a quarter',
    days('01-02-2027', '30-04-2027'),
    days('04-11-2026', '31-01-2027'),
  ],
  ['ten days', days('05-03-2027', '14-03-2027'), days('23-02-2027', '04-03-2027')],
  ['a day', days('01-01-2027', '01-01-2027'), days('31-12-2026', '31-12-2026')],
])('the period before %s', (_kind, period, before) => {
  expect(periodBefore(period)).toEqual(before);
});

test('gives no period before for days in the wrong order', () => {
  expect(periodBefore(days('02-01-2027', '01-01-2027'))).toBeNull();
});

test('names the year once in a period within one year', () => {
  expect(periodText(days('01-07-2026', '30-09-2026'))).toBe('1 Jul – 30 Sep 2026');
  expect(periodText(days('01-12-2025', '31-01-2026'))).toBe('1 Dec 2025 – 31 Jan 2026');
  expect(periodText(days('09-03-2026', '09-03-2026'))).toBe('9 Mar 2026');
});

test('links a month to the days that it shares with the filter', () => {
  const filter = { ...days('10-02-2027', '20-03-2027'), submitter: 'someone' };
  const path = bookingsPath(filter, { ...daysOfMonth('2027-03'), billing_region: 'Asia' });
  expect(Object.fromEntries(new URLSearchParams(path.slice(2)))).toEqual({
    view: 'all',
    created_by: 'someone',
    billing_region: 'Asia',
    ...days('01-03-2027', '20-03-2027'),
  });
});
