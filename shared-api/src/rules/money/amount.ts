import { currentLocale, t } from '../../texts/texts.ts';

const signed = /^([-−–]?)\s*(?=\d)(.*)$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;
// Groups of three after one kind of separator, and decimals after another.
const grouped = /^(\d{1,3}(?:([\s'’.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/** The separator of thousands in the user's language. */
const groupSeparator = () =>
  new Intl.NumberFormat(currentLocale(), { useGrouping: true })
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const locale = currentLocale();
  const cached = formats.get(`${locale} ${currency}`);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  formats.set(`${locale} ${currency}`, format);
  return format;
}

/** The number of decimals of a currency. */
export const digitsOf = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** The whole digits and the decimals of a typed amount; undefined for anything else. */
function readAmount(text: string): [whole: string, decimals: string] | undefined {
  const [, groups, separator = '', decimals = ''] = grouped.exec(text) ?? [];
  if (groups !== undefined) {
    const parts = groups.split(separator);
    // The language says whether `1,234` has a separator of thousands or of decimals.
    const isUnclear = parts.length === 2 && decimals === '' && /[.,]/.test(separator);
    if (!isUnclear || separator === groupSeparator()) return [parts.join(''), decimals];
  }
  const [, whole, rest = ''] = plain.exec(text) ?? [];
  return whole === undefined ? undefined : [whole, rest];
}

/**
 * The minor units of a typed amount: digits with decimals after comma or dot, and with thousands separated as
 * in the user's language, by spaces or apostrophes; undefined for anything else and for more decimals than
 * the currency has.
 */
export function minorUnitsOf(text: string, currency: string): number | undefined {
  const [, sign, unsigned = ''] = signed.exec(text.trim()) ?? [];
  const read = readAmount(unsigned);
  const digits = digitsOf(currency);
  if (!read || read[1].length > digits) return undefined;
  const amount = Number(read[0] + read[1].padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return sign && amount !== 0 ? -amount : amount;
}

/** Minor units formatted for a form: 126000 of AUD is `1,260.00`. */
export function amountText(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 10 ** digits);
}

/** Minor units as a plain decimal: 126000 of AUD is `1260.00`, -5 is `-0.05`. */
export function plainMoney(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

// Symbols that tell the dollars of different countries apart.
const symbols: Record<string, string> = {
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  USD: 'US$',
  HKD: 'HK$',
  GBP: '£',
};

/** A cost, of which finance may still decide to charge a fee. */
interface Cost {
  /** Minor units, like the fee. */
  cost: number;
  currency: string;
  fee_under_review?: number;
}

/** A cost in the user's language; while a fee is under review, the most that it can become. */
export function costText({ cost, currency, fee_under_review: fee }: Cost): string {
  if (!fee) return formatMoney(cost, currency);
  return t('Fee under review: up to {amount}', { amount: formatMoney(cost + fee, currency) });
}

/** The claim of an invoice in the user's language; null before it is submitted. */
export const claimText = (of: {
  claimed_invoice_amount: number | null;
  claimed_currency: string | null;
}): string | null =>
  of.claimed_invoice_amount === null || of.claimed_currency === null
    ? null
    : formatMoney(of.claimed_invoice_amount, of.claimed_currency);

/** Minor units as text: 126000 of AUD is `A$1,260.00`; a currency without a symbol shows its code. */
export function formatMoney(minorUnits: number, currency: string): string {
  return (
    formatOf(currency)
      .formatToParts(minorUnits / 10 ** digitsOf(currency))
      // Symbols stand close only before the number.
      .filter(
        ({ type }, at, { length }) =>
          type !== 'literal' || at === length - 2 || !(currency in symbols),
      )
      .map(({ type, value }) => (type === 'currency' ? (symbols[currency] ?? value) : value))
      .join('')
  );
}

/** The tax at a rate, such as 0.19, on an amount; both in minor units. An amount given back has the same tax. */
export const taxOn = (amount: number, rate: number): number =>
  Math.sign(amount) * Math.round(Math.abs(amount) * rate);
