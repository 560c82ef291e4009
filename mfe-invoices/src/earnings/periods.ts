import { dateFormat, t } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import { path } from './earnings-url.ts';

/** Days DD-MM-YYYY; both are included, '' is open. */
export interface Period {
  from_date: string;
  to_date: string;
}

const format = dateFormat({ month: 'short', year: 'numeric' });

/** A month 'YYYY-MM' in words: 'Mar 2026'. */
export const monthText = (month: string): string => format.format(new Date(`${month}-01`));

/** The month 'YYYY-MM' in which an instant is in an IANA zone. */
export const monthAt = (now: Date, zone: string): string =>
  wallText(now, zone).slice(3, 10).split('-').reverse().join('-');

const monthBefore = (month: string): string => {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
};

function daysOfMonth(month: string): Period {
  const [year = '', number = ''] = month.split('-');
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { from_date: `01-${number}-${year}`, to_date: `${days}-${number}-${year}` };
}

/** The days of a year. */
export const daysOfYear = (year: number): Period => ({
  from_date: `01-01-${year}`,
  to_date: `31-12-${year}`,
});

/** The periods that the page offers, in the month 'YYYY-MM' that it is now. */
export function offeredPeriods(month: string): { id: string; label: string; period: Period }[] {
  const year = Number(month.slice(0, 4));
  return [
    { id: 'all', label: t('All'), period: { from_date: '', to_date: '' } },
    { id: 'month', label: t('This month'), period: daysOfMonth(month) },
    { id: 'last-month', label: t('Last month'), period: daysOfMonth(monthBefore(month)) },
    { id: 'year', label: t('This year'), period: daysOfYear(year) },
    { id: 'last-year', label: t('Last year'), period: daysOfYear(year - 1) },
  ];
}

export const isSame = (one: Period, other: Period): boolean =>
  one.from_date === other.from_date && one.to_date === other.to_date;

/** The address of the page for a period. */
export const pathOf = ({ from_date, to_date }: Period): string =>
  from_date === '' ? path : `${path}?${new URLSearchParams({ from_date, to_date }).toString()}`;

export const pathOfMonth = (month: string): string => pathOf(daysOfMonth(month));
