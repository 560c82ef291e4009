import { t } from '../../texts/texts.ts';
import type { EInvoice } from './e-invoice.ts';
import type { Reading } from './read-e-invoice.ts';

interface Rule {
  /** Its name in EN 16931. */
  code: string;
  text: string;
  /** Whether profiles without lines keep it too. */
  isForAll?: boolean;
  holds: (invoice: EInvoice) => boolean;
}

const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
const changed = ({ changes }: EInvoice, charges: boolean) =>
  sumOf(changes.filter(({ isCharge }) => isCharge === charges).map(({ amount }) => amount));
const eachLine = (holds: (line: EInvoice['lines'][number]) => unknown) => (invoice: EInvoice) =>
  invoice.lines.every(holds);
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
/** Whether amounts are the same but for the computer's fractions. */
const isSame = (one: number, other: number | null) => Math.abs(one - (other ?? 0)) < 0.001;
// They have lines within lines and payments to others, which these sums leave out.
const isExtended = ({ specification }: EInvoice) => /extended|extension/i.test(specification);

/** Rules that allow amounts two decimals, with these amounts. */
const decimals: Record<string, (invoice: EInvoice) => (number | null)[]> = {
  'BR-DEC-01': ({ changes }) => changes.map(({ amount }) => amount),
  'BR-DEC-09': ({ sums }) => [sums.lines],
  'BR-DEC-12': ({ sums }) => [sums.net],
  'BR-DEC-13': ({ sums }) => [sums.tax],
  'BR-DEC-14': ({ sums }) => [sums.total],
  'BR-DEC-16': ({ sums }) => [sums.prepaid],
  'BR-DEC-18': ({ sums }) => [sums.due],
  'BR-DEC-19': ({ taxes }) => taxes.map(({ base }) => base),
  'BR-DEC-20': ({ taxes }) => taxes.map(({ amount }) => amount),
  'BR-DEC-23': ({ lines }) => lines.map(({ net }) => net),
};

/** The required fields and the calculations of EN 16931 that are checked here. */
const rules: Rule[] = [
  {
    code: 'BR-01',
    text: t('it does not name its specification.'),
    isForAll: true,
    holds: ({ specification }) => specification !== '',
  },
  {
    code: 'BR-02',
    text: t('it has no invoice number.'),
    isForAll: true,
    holds: ({ number }) => number !== '',
  },
  {
    code: 'BR-03',
    text: t('it has no valid invoice date.'),
    isForAll: true,
    holds: ({ date }) => isDay(date),
  },
  {
    code: 'BR-04',
    text: t('it has no invoice type code.'),
    isForAll: true,
    holds: ({ type }) => type !== '',
  },
  {
    code: 'BR-05',
    text: t('it has no valid currency code.'),
    isForAll: true,
    holds: ({ currency }) => /^[A-Z]{3}$/.test(currency),
  },
  {
    code: 'BR-06',
    text: t("it lacks the seller's name."),
    isForAll: true,
    holds: ({ seller }) => seller.name !== '',
  },
  {
    code: 'BR-07',
    text: t("it lacks the buyer's name."),
    isForAll: true,
    holds: ({ buyer }) => buyer.name !== '',
  },
  {
    code: 'BR-08',
    text: t("it lacks the seller's address."),
    isForAll: true,
    holds: ({ seller }) => seller.hasAddress,
  },
  {
    code: 'BR-09',
    text: t("it lacks the seller's country."),
    isForAll: true,
    holds: ({ seller }) => seller.country !== '',
  },
  {
    code: 'BR-10',
    text: t("it lacks the buyer's address."),
    holds: ({ buyer }) => buyer.hasAddress,
  },
  {
    code: 'BR-11',
    text: t("it lacks the buyer's country."),
    holds: ({ buyer }) => buyer.country !== '',
  },
  {
    code: 'BR-12',
    text: t('it lacks the sum of its lines.'),
    holds: ({ sums }) => sums.lines !== null,
  },
  {
    code: 'BR-13',
    text: t('it lacks the total without tax.'),
    isForAll: true,
    holds: ({ sums }) => sums.net !== null,
  },
  {
    code: 'BR-14',
    text: t('it lacks the total with tax.'),
    isForAll: true,
    holds: ({ sums }) => sums.total !== null,
  },
  {
    code: 'BR-15',
    text: t('it lacks the amount due.'),
    isForAll: true,
    holds: ({ sums }) => sums.due !== null,
  },
  {
    code: 'BR-16',
    text: t('it has no line.'),
    holds: ({ lines }) => lines.length > 0,
  },
  {
    code: 'BR-21',
    text: t('a line has no identifier.'),
    holds: eachLine(({ id }) => id),
  },
  {
    code: 'BR-22',
    text: t('a line has no quantity.'),
    holds: eachLine(({ quantity }) => quantity),
  },
  {
    code: 'BR-23',
    text: t('a quantity has no unit.'),
    holds: eachLine(({ unit }) => unit),
  },
  {
    code: 'BR-24',
    text: t('a line has no amount.'),
    holds: eachLine(({ net }) => net !== null),
  },
  {
    code: 'BR-25',
    text: t('a line does not name its item.'),
    holds: eachLine(({ name }) => name),
  },
  {
    code: 'BR-26',
    text: t('a line has no price.'),
    holds: eachLine(({ price }) => price),
  },
  {
    code: 'BR-CO-10',
    text: t('the sum of its lines is not what they add up to.'),
    holds: (invoice) =>
      isExtended(invoice) || isSame(sumOf(invoice.lines.map(({ net }) => net)), invoice.sums.lines),
  },
  {
    code: 'BR-CO-11',
    text: t('the sum of its allowances is not what they add up to.'),
    holds: (invoice) => isSame(changed(invoice, false), invoice.sums.allowances),
  },
  {
    code: 'BR-CO-12',
    text: t('the sum of its charges is not what they add up to.'),
    holds: (invoice) => isExtended(invoice) || isSame(changed(invoice, true), invoice.sums.charges),
  },
  {
    code: 'BR-CO-13',
    text: t('the total without tax is not the lines less allowances plus charges.'),
    holds: ({ sums: { lines, allowances, charges, net } }) =>
      isSame((lines ?? 0) - (allowances ?? 0) + (charges ?? 0), net),
  },
  {
    code: 'BR-CO-14',
    text: t('the tax is not what its rates add up to.'),
    holds: ({ taxes, sums }) => isSame(sumOf(taxes.map(({ amount }) => amount)), sums.tax),
  },
  {
    code: 'BR-CO-15',
    text: t('the total with tax is not the total without tax plus the tax.'),
    isForAll: true,
    holds: ({ sums: { net, tax, total } }) => isSame((net ?? 0) + (tax ?? 0), total),
  },
  {
    code: 'BR-CO-16',
    text: t('the amount due is not the total less what is prepaid.'),
    holds: (invoice) => {
      const { total, prepaid, rounding, due } = invoice.sums;
      return isExtended(invoice) || isSame((total ?? 0) - (prepaid ?? 0) + (rounding ?? 0), due);
    },
  },
  {
    code: 'BR-CO-17',
    text: t('a tax is not its rate of its amount.'),
    // The standard's own check allows for roundings of lines below one unit.
    holds: ({ taxes, unit }) =>
      taxes.every(
        ({ base, amount, rate }) =>
          Math.abs(((base ?? 0) * Number(rate || 0)) / 100 - (amount ?? 0)) < unit,
      ),
  },
  {
    code: 'BR-CO-18',
    text: t('it has no tax breakdown.'),
    holds: ({ taxes }) => taxes.length > 0,
  },
  ...Object.entries(decimals).map(([code, amountsOf]): Rule => ({
    code,
    text: t('an amount has more than two decimals.'),
    isForAll: true,
    holds: (invoice) =>
      amountsOf(invoice).every((amount) => {
        const hundredths = ((amount ?? 0) * 100) / invoice.unit;
        return isSame(Math.round(hundredths), hundredths);
      }),
  })),
];

/** A broken rule: its name in EN 16931, and how it is broken. */
export type BrokenRule = Pick<Rule, 'code' | 'text'>;

/** The rules of EN 16931 that an invoice breaks, of those that are checked here. */
export function brokenRules(invoice: EInvoice): BrokenRule[] {
  const isWithoutLines = /:(minimum|basicwl)$/i.test(invoice.specification);
  return rules.filter(({ isForAll, holds }) => (isForAll || !isWithoutLines) && !holds(invoice));
}

/** Whether a file says nothing about money, so there is nothing to compare. */
export const isWithoutAmounts = ({ lines, sums }: EInvoice): boolean =>
  lines.length === 0 && Object.values(sums).every((amount) => amount === null);

const failures = {
  broken: t('This e-invoice is no well-formed XML. Export it again.'),
  entities: t(
    'This e-invoice has a document type (DOCTYPE), which is not allowed. Export it again.',
  ),
  size: t('This e-invoice has more than 5 MB or 100,000 elements. Choose a smaller one.'),
  depth: t('This e-invoice has more than 40 elements within each other. Export it again.'),
};

const mostNamed = 5;

/** Why a file is refused, as text: 'BR-CO-15: …'; undefined for a file that is taken. */
export function eInvoiceRefusal(reading: Reading): string | undefined {
  if ('failure' in reading) return failures[reading.failure];
  if (!reading.invoice || isWithoutAmounts(reading.invoice)) return undefined;
  const broken = brokenRules(reading.invoice).slice(0, mostNamed);
  if (broken.length === 0) return undefined;
  return t('This e-invoice breaks rules of EN 16931. {rules}', {
    rules: broken.map(({ code, text }) => `${code}: ${text}`).join(' '),
  });
}
