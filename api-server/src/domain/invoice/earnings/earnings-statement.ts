import type { Earning, EarningState } from '@shootline/shared-api/contract';
import { formatMoney, msg, t, translated } from '@shootline/shared-api/rules';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { dayText } from '../../booking/brief/shoot-time.rules.ts';
import type { AmountRow, MoneyDocument } from '../written/written-invoice.ts';
import type { Period } from './period-earnings.ts';

/** The names of the states, to be translated. */
export const stateNames: Record<EarningState, string> = {
  to_invoice: msg('To invoice'),
  submitted: msg('Submitted'),
  approved: msg('Approved'),
  in_xero: msg('In Xero'),
};
const states = Object.keys(stateNames) as EarningState[];

type Source = { earnings: Earning[]; period: Period; workspace: string; viewer: Viewer; now: Date };

const dayOf = (day: string) => dayText(new Date(`${day}T00:00:00Z`), 'UTC');

function periodText({ from_date: from, to_date: to }: Period): string {
  if (from && to) return `${dayOf(from)} – ${dayOf(to)}`;
  if (from) return t('From {day}', { day: dayOf(from) });
  return to ? t('Until {day}', { day: dayOf(to) }) : t('All shoots');
}

function itemOf({ booking, kind, invoice_number, state, amount, currency }: Earning): AmountRow {
  const { booking_uid, title, date, timezone } = booking;
  const day = date && dayText(new Date(date), timezone);
  const name = kind === 'credit_note' && t('Credit note');
  const parts = [
    `#${booking_uid} ${title}`,
    day,
    name,
    invoice_number,
    translated(stateNames[state]),
  ];
  return { text: parts.filter(Boolean).join(', '), amount: formatMoney(amount, currency) };
}

/** The sum of each group of earnings, in its currency; currencies are never added up. */
function sumsOf(earnings: Earning[], labelOf: (currency: string) => string): AmountRow[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of earnings) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, sum]) => ({
    text: labelOf(currency),
    amount: formatMoney(sum, currency),
  }));
}

/** The statement of a videographer's earnings of a period, in their language. */
export const earningsStatement = ({
  earnings,
  period,
  workspace,
  viewer,
  now,
}: Source): MoneyDocument =>
  inLanguageOf(viewer, () => ({
    language: viewer.language,
    title: t('Statement of earnings'),
    number: periodText(period),
    supplier: viewer.fullName,
    blocks: [
      { heading: t('Videographer'), lines: [viewer.fullName, viewer.email] },
      { heading: t('Workspace'), lines: [workspace] },
      { heading: t('Period'), lines: [periodText(period)] },
      { heading: t('Date'), lines: [dayText(now, viewer.timezone)] },
    ],
    items: earnings.map(itemOf),
    sums: states.flatMap((state) =>
      sumsOf(
        earnings.filter((one) => one.state === state),
        () => translated(stateNames[state]),
      ),
    ),
    totals: sumsOf(earnings, (currency) => t('Total in {currency}', { currency })),
    notes: [
      earnings.length > 0
        ? t('Amounts as claimed; shoots to invoice with the amount that can be claimed.')
        : t('There are no shoots in this period.'),
    ],
  }));
