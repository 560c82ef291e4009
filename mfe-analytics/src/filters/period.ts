import { t, dateFormat, datePartsOf } from '@shootline/shared-api';
import type dayjs from 'dayjs';
import { dateOf, type Day, dayFrom } from './day.ts';

/** A range of days; both are included. */
export interface Period {
  from_date: Day;
  to_date: Day;
}

type Unit = 'month' | 'quarter' | 'year';

/** The month, quarter or year of today, up to today. */
export type ToDate = `this_${Unit}`;

const monthsOf: Record<Unit, number> = { month: 1, quarter: 3, year: 12 };

function startOf(date: dayjs.Dayjs, unit: Unit): dayjs.Dayjs {
  if (unit !== 'quarter') return date.startOf(unit);
  return date.startOf('month').subtract(date.month() % 3, 'month');
}

function wholePeriod(first: dayjs.Dayjs, unit: Unit): Period {
  const last = first.add(monthsOf[unit], 'month').subtract(1, 'day');
  return { from_date: dayFrom(first), to_date: dayFrom(last) };
}

/** The days of a month given as YYYY-MM. */
export function daysOfMonth(month: string): Period {
  return wholePeriod(dateOf(`01-${month.slice(-2)}-${month.slice(0, -3)}`), 'month');
}

export const isSame = (one: Period, other: Period) =>
  one.from_date === other.from_date && one.to_date === other.to_date;

interface NamedPeriod {
  id: ToDate | `last-${Unit}`;
  label: string;
  unit: Unit;
  /** The current unit up to today (0), or the whole one before (1). */
  ago: 0 | 1;
}

/** The named periods that the page offers. */
export const namedPeriods: readonly NamedPeriod[] = [
  { id: 'this_month', label: t('Month to date'), unit: 'month', ago: 0 },
  { id: 'last-month', label: t('Last month'), unit: 'month', ago: 1 },
  { id: 'this_quarter', label: t('Quarter to date'), unit: 'quarter', ago: 0 },
  { id: 'last-quarter', label: t('Last quarter'), unit: 'quarter', ago: 1 },
  { id: 'this_year', label: t('Year to date'), unit: 'year', ago: 0 },
  { id: 'last-year', label: t('Last year'), unit: 'year', ago: 1 },
];

/** The days of a named period, relative to `today`. */
export function daysOf({ unit, ago }: Pick<NamedPeriod, 'unit' | 'ago'>, today: Day): Period {
  const first = startOf(dateOf(today), unit);
  if (ago === 0) return { from_date: dayFrom(first), to_date: today };
  return wholePeriod(first.subtract(monthsOf[unit], 'month'), unit);
}

export const isToDate = (id: NamedPeriod['id']): id is ToDate => id.startsWith('this_');

const unitOf = (period: ToDate): Unit =>
  period === 'this_month' ? 'month' : period === 'this_year' ? 'year' : 'quarter';

/** The days of the current month, quarter or year up to `today`. */
export const daysToDate = (period: ToDate, today: Day): Period =>
  daysOf({ unit: unitOf(period), ago: 0 }, today);

/** The whole period before the current one, such as last month, that has these days. */
export function nameOf(period: Period, today: Day): NamedPeriod | undefined {
  return namedPeriods.find((named) => named.ago === 1 && isSame(daysOf(named, today), period));
}

/**
 * The period before of the same kind: for a month, quarter or year `named` to date as much of the one
 * before, for a whole one the whole one before, otherwise the same number of days. Null if the period ends
 * before it begins.
 */
export function periodBefore(period: Period, named?: ToDate): Period | null {
  const [first, last] = [dateOf(period.from_date), dateOf(period.to_date)];
  if (last.isBefore(first)) return null;
  if (named) {
    const unit = unitOf(named);
    const whole = wholePeriod(first.subtract(monthsOf[unit], 'month'), unit);
    if (isSame(wholePeriod(first, unit), period)) return whole;
    const end = dateOf(whole.from_date).add(last.diff(first, 'day'), 'day');
    const isLonger = end.isAfter(dateOf(whole.to_date));
    return { ...whole, to_date: isLonger ? whole.to_date : dayFrom(end) };
  }
  for (const unit of ['month', 'quarter', 'year'] as const) {
    const isWhole = startOf(first, unit).isSame(first) && isSame(wholePeriod(first, unit), period);
    if (isWhole) return wholePeriod(first.subtract(monthsOf[unit], 'month'), unit);
  }
  const count = last.diff(first, 'day') + 1;
  return {
    from_date: dayFrom(first.subtract(count, 'day')),
    to_date: dayFrom(first.subtract(1, 'day')),
  };
}

const format = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const partsOf = (date: dayjs.Dayjs) => datePartsOf(format, date.toDate());

/** A period in words: '1 Jul – 30 Sep 2026', '1 Dec 2025 – 31 Jan 2026'. */
export function periodText({ from_date, to_date }: Period): string {
  const [first, last] = [dateOf(from_date), dateOf(to_date)];
  const end = t('{day} {month} {year}', partsOf(last));
  if (from_date === to_date) return end;
  const start =
    first.year() === last.year()
      ? t('{day} {month}', partsOf(first))
      : t('{day} {month} {year}', partsOf(first));
  return `${start} – ${end}`;
}
