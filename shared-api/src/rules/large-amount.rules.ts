import { boolean } from 'yup';
import { digitsOf } from './amount.ts';

const confirmText = 'Please check this amount, and confirm that it is correct.';

/** In whole units of a currency, what A$1,000,000 is about worth. */
const worthAMillion: Record<string, number> = {
  AUD: 1_000_000,
  NZD: 1_100_000,
  SGD: 900_000,
  USD: 650_000,
  HKD: 5_000_000,
  EUR: 600_000,
  GBP: 500_000,
};

/** Whether an amount in minor units is beyond A$1,000,000 or about that: it is asked for again. */
export function isLargeAmount(minorUnits: number, currency: string): boolean {
  // Many a currency has a unit of a cent's worth or less.
  const limit = worthAMillion[currency] ?? 100_000_000;
  return minorUnits > limit * 10 ** digitsOf(currency);
}

/** The rule of the checkbox that confirms a large amount; of any other it asks nothing. */
export function confirmedAmount(amount: unknown, currency: string) {
  // Another rule refuses what is no currency.
  const isKnown = /^[A-Z]{3}$/.test(currency);
  const isAsked = isKnown && typeof amount === 'number' && isLargeAmount(amount, currency);
  const confirmed = boolean().nullable();
  return isAsked ? confirmed.test('confirmed', confirmText, (value) => value === true) : confirmed;
}
