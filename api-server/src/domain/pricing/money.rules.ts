// Several kinds of dollars are shown side by side.
const symbols: Record<string, string> = {
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  USD: 'US$',
  HKD: 'HK$',
  GBP: '£',
};

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const cached = formats.get(currency);
  if (cached) return cached;
  const format = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  formats.set(currency, format);
  return format;
}

function digitsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as a plain decimal: 126000 of AUD is `1260.00`, -5 is `-0.05`. */
export function plainMoney(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

/** Minor units as text: 126000 of AUD is `A$1,260.00`; a currency without a symbol has its code. */
export function formatMoney(minorUnits: number, currency: string): string {
  return formatOf(currency)
    .formatToParts(minorUnits / 10 ** digitsOf(currency))
    .filter(({ type }) => !(type === 'literal' && currency in symbols))
    .map(({ type, value }) => (type === 'currency' ? (symbols[currency] ?? value) : value))
    .join('');
}
