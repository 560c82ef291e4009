import { buildBookingSummary } from '@shootline/shared-api/testing';
import { invoicingRefusal } from './invoicing-refusal.ts';

const inCurrency = (invoice_currency: string | null, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    buildBookingSummary({ invoice_currency, booking_uid: String(10_000 + from + index) }),
  );

test('accepts 1 to 50 bookings in one currency', () => {
  expect(invoicingRefusal([])).toBe('Select the bookings that the invoice is for.');
  expect(invoicingRefusal(inCurrency('AUD', 1))).toBeNull();
  expect(invoicingRefusal(inCurrency('AUD', 50))).toBeNull();
  expect(invoicingRefusal(inCurrency('AUD', 51))).toBe('Choose between 1 and 50 bookings.');
});

test('names the bookings of each currency', () => {
  expect(invoicingRefusal([...inCurrency('AUD', 5), ...inCurrency('HKD', 1, 90)])).toBe(
    'One invoice can only be in one currency. AUD: 10001, 10002, 10003 and 2 more. HKD: 10090.',
  );
});

test('a booking without a price yet fits any currency', () => {
  expect(invoicingRefusal([...inCurrency('AUD', 1), ...inCurrency(null, 1)])).toBeNull();
});
