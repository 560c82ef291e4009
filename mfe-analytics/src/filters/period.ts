import { t, dateLocale } from '@shootline/shared-api';
import type dayjs from 'dayjs';
import { dateOf, type Day, dayFrom } from './day.ts';

/** A range of days; both are included. */
export interface Period {
  from_date: Day;
  to_date: Day;
}

type Unit = 'month' | 'quarter' | 'year';

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
  id: string;
  label: string;
  unit: Unit;
  /** The current unit (0) or the one before (1). */
  ago: 0 | 1;
}

/** The named periods that the page offers. */
export const namedPeriods: readonly NamedPeriod[] = [
  { id: 'this-month', label: t('This month'), unit: 'month', ago: 0 },
  { id: 'last-month', label: t('Last month'), unit: 'month', ago: 1 },
  { id: 'this-quarter', label: t('This quarter'), unit: 'quarter', ago: 0 },
  { id: 'last-quarter', label: t('Last quarter'), unit: 'quarter', ago: 1 },
  { id: 'this-year', label: t('This year'), unit: 'year', ago: 0 },
  { id: 'last-year', label: t('Last year'), unit: 'year', ago: 1 },
];

/** The days of a named period, relative to `today`. */
export function daysOf({ unit, ago }: NamedPeriod, today: Day): Period {
  const first = startOf(dateOf(today), unit).subtract(ago * monthsOf[unit], 'month');
  return wholePeriod(first, unit);
}

/** The days of the figures unless the user chooses others. */
export const thisQuarter = (today: Day): Period =>
  wholePeriod(startOf(dateOf(today), 'quarter'), 'quarter');

/** The period, such as this month, that has these days today; undefined if none does. */
export function nameOf(period: Period, today: Day): NamedPeriod | undefined {
  return namedPeriods.find((named) => isSame(daysOf(named, today), period));
}

/**
 * The period before of the same kind: for a whole month, quarter or year the one before, otherwise the
 * same number of days. Null if the period ends before it begins.
 */
export function periodBefore(period: Period): Period | null {
  const [first, last] = [dateOf(period.from_date), dateOf(period.to_date)];
  if (last.isBefore(first)) return null;
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

const format = new Intl.DateTimeFormat(dateLocale(), {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const partsOf = (date: dayjs.Dayjs) =>
  Object.fromEntries(
    format.formatToParts(date.toDate()).map(({ type, value }) => [type, value]),
  ) as Record<'day' | 'month' | 'year', string>;

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
