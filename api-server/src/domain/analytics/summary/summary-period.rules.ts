/** The period of bookings without a day. */
export const undated = 'none';
/** The period of all bookings, including undated ones. */
export const ever = 'all';

type Days = { from: string; to: string };

/** A period to add or take away. */
export type Signed = { period: string; sign: 1 | -1 };

const twoDigits = (number: number) => String(number).padStart(2, '0');
const upTo = (last: number) => Array.from({ length: last }, (_, index) => twoDigits(index + 1));

const dayMs = 86_400_000;
const nextDay = (day: string, step: 1 | -1) =>
  new Date(Date.parse(day) + step * dayMs).toISOString().slice(0, 10);

/** The first and last ISO day of a year YYYY, a month YYYY-MM or a day. */
export function daysOf(period: string): Days {
  const { length } = period;
  if (length === 10) return { from: period, to: period };
  if (length === 4) return { from: `${period}-01-01`, to: `${period}-12-31` };
  // The month after has begun on this day.
  const later = new Date(Date.parse(`${period}-01`) + 31 * dayMs).toISOString().slice(0, 7);
  return { from: `${period}-01`, to: nextDay(`${later}-01`, -1) };
}

/** The months of a year or the days of a month. */
const partsOf = (period: string): string[] =>
  (period.includes('-') ? upTo(Number(daysOf(period).to.slice(-2))) : upTo(12)).map(
    (number) => `${period}-${number}`,
  );

/** The periods that a month (or `none`) is part of, itself first. */
export const periodsWith = (month: string): string[] =>
  month === undated ? [undated, ever] : [month, month.slice(0, -3), ever];

/** Cost of reading periods, in summaries of a month; a day has a tenth of its clients and users. */
const costOf = (periods: Signed[]) =>
  periods.reduce((cost, { period }) => cost + (period.length === 10 ? 0.1 : 1), 0);

/**
 * The few periods that make up the ISO days from `from` to `to`, each optional, of bookings in the given
 * years: whole years and months and single days, or longer periods less the rest.
 */
export function coverOf(
  { from = '0000-01-01', to = '9999-12-31' }: { from?: string; to?: string },
  years: string[],
): Signed[] {
  const cover = (period: string, asked: Days, sign: 1 | -1): Signed[] => {
    const own = daysOf(period);
    if (own.from > asked.to || own.to < asked.from) return [];
    if (asked.from <= own.from && own.to <= asked.to) return [{ period, sign }];
    const parts = partsOf(period);
    const others = sign === 1 ? -1 : 1;
    const direct = parts.flatMap((part) => cover(part, asked, sign));
    const isLate = asked.from > own.from;
    const isEarly = asked.to < own.to;
    const before = isLate ? [{ from: own.from, to: nextDay(asked.from, -1) }] : [];
    const after = isEarly ? [{ from: nextDay(asked.to, 1), to: own.to }] : [];
    const less = [
      { period, sign },
      ...[...before, ...after].flatMap((days) =>
        parts.flatMap((part) => cover(part, days, others)),
      ),
    ];
    return costOf(less) < costOf(direct) ? less : direct;
  };
  // ISO days have four-digit years; later years count as a whole or not at all.
  const beyond = to === '9999-12-31' ? years.filter((year) => year.length > 4) : [];
  return [
    ...beyond.map((year) => ({ period: year, sign: 1 }) as const),
    ...years.filter((year) => year.length === 4).flatMap((year) => cover(year, { from, to }, 1)),
  ];
}
