import { t } from '../../texts/texts.ts';
import { boolean } from 'yup';
import { digitsOf } from './amount.ts';

const confirmText = t('Please check this amount, and confirm that it is correct.');

/** About A$1,000,000, in whole units of each currency. */
const worthAMillion: Record<string, number> = {
  AUD: 1_000_000,
  NZD: 1_100_000,
  SGD: 900_000,
  USD: 650_000,
  HKD: 5_000_000,
  EUR: 600_000,
  GBP: 500_000,
};

/** Whether an amount in minor units is above about A$1,000,000 and must be confirmed. */
export function isLargeAmount(minorUnits: number, currency: string): boolean {
  // In many currencies a unit is worth a cent or less.
  const limit = worthAMillion[currency] ?? 100_000_000;
  return Math.abs(minorUnits) > limit * 10 ** digitsOf(currency);
}

/** The rule of the checkbox that confirms a large amount; passes for any other amount. */
export function confirmedAmount(amount: unknown, currency: string) {
  // An unknown currency is refused by another rule.
  const isKnown = /^[A-Z]{3}$/.test(currency);
  const isAsked = isKnown && typeof amount === 'number' && isLargeAmount(amount, currency);
  const confirmed = boolean().nullable();
  return isAsked ? confirmed.test('confirmed', confirmText, (value) => value === true) : confirmed;
}
