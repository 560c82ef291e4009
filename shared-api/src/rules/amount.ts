import { currentLocale } from '../texts/texts.ts';
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const cached = formats.get(currency);
  if (cached) return cached;
  const format = new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  formats.set(currency, format);
  return format;
}

/** The number of decimals of a currency. */
export const digitsOf = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * The minor units of a typed amount (S2 §5): digits with up to two decimals after comma or dot, also
 * with thousands commas; undefined for anything else and for more decimals than the currency has.
 */
export function minorUnitsOf(text: string, currency: string): number | undefined {
  const typed = text.trim();
  const isGrouped = grouped.test(typed);
  if (!isGrouped && !plain.test(typed)) return undefined;
  const [whole = '', decimals = ''] = (
    isGrouped ? typed.replaceAll(',', '') : typed.replace(',', '.')
  ).split('.');
  const digits = digitsOf(currency);
  if (decimals.length > digits) return undefined;
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Minor units formatted for a form: 126000 of AUD is `1,260.00`. */
export function amountText(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(currentLocale(), {
    // Forms take no other separator of thousands than the English comma.
    useGrouping: currentLocale().startsWith('en'),
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
