const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

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

/** Minor units as a form shows them: 126000 of AUD is `1,260.00`. */
export function amountText(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 10 ** digits);
}
