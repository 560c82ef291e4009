/** The period of bookings without a day. */
export const undated = 'none';
/** The period of all bookings, undated ones too. */
export const ever = 'all';

type Days = { from: string; to: string };

/** Days at the edge of a range, to be added to what its periods have or taken away from it. */
export type Edge = Days & { sign: 1 | -1 };

const monthNamed = (year: string, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** The first and last ISO day of a month YYYY-MM. */
export function daysOfMonth(month: string): Days {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1] ?? 31;
  return { from: `${month}-01`, to: `${month}-${days}` };
}

/**
 * Which periods are kept of a scope beside its months, by how many values it fixes: what is small
 * already is added up from more of them, and counted at the edges of a range.
 */
export type Detail = { days: boolean; quarters: boolean; longer: boolean };

export const detailOf = (fixed: number): Detail => ({
  days: fixed < 1,
  quarters: fixed < 2,
  longer: fixed < 3,
});

/** The periods that a month (or `none`) is part of, without itself. */
export function longerPeriodsOf(month: string, { quarters, longer }: Detail): string[] {
  if (!longer) return [];
  if (month === undated) return [ever];
  const [year = '', number] = month.split('-');
  const quarter = quarters ? [`${year}-Q${Math.ceil(Number(number) / 3)}`] : [];
  return [...quarter, year, ever];
}

/** Whether a month (or `none`) is the period or part of it. */
export function isInPeriod(month: string, period: string): boolean {
  return month === period || longerPeriodsOf(month, detailOf(0)).includes(period);
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A year, its quarters and its months, each with what it divides into. */
type Part = Days & { name: string; isKept: boolean; parts: Part[] };

function partOf(name: string, isKept: boolean, parts: Part[]): Part {
  return { name, isKept, parts, from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' };
}

function yearOf(year: string, { quarters, longer }: Detail): Part {
  const month = (number: number) => {
    const name = monthNamed(year, number);
    return { name, isKept: true, parts: [], ...daysOfMonth(name) };
  };
  const quarter = (number: number) =>
    partOf(`${year}-Q${number}`, longer && quarters, range(number * 3 - 2, number * 3).map(month));
  return partOf(year, longer, range(1, 4).map(quarter));
}

/** The longest kept periods that make up a part. */
const keptOf = (part: Part): string[] => (part.isKept ? [part.name] : part.parts.flatMap(keptOf));

/** The single days of an edge. */
export const daysOfEdge = ({ from, to }: Edge): string[] =>
  range(dayNumber(from), dayNumber(to)).map((number) => sameMonth(from, number));

const dayNumber = (day: string) => Number(day.slice(-2));
const sameMonth = (day: string, number: number) =>
  `${day.slice(0, -2)}${String(number).padStart(2, '0')}`;

/** The days of a month that are asked for, or the month less the others, whichever are fewer. */
function edgesOf({ from, to }: Days, asked: Days): { isLess: boolean; edges: Edge[] } {
  const within = {
    from: asked.from > from ? asked.from : from,
    to: asked.to < to ? asked.to : to,
  };
  const days = dayNumber(within.to) - dayNumber(within.from) + 1;
  if (days * 2 <= dayNumber(to)) return { isLess: false, edges: [{ sign: 1, ...within }] };
  const before = { from, to: sameMonth(from, dayNumber(within.from) - 1) };
  const after = { from: sameMonth(from, dayNumber(within.to) + 1), to };
  const others = [...(within.from > from ? [before] : []), ...(within.to < to ? [after] : [])];
  return { isLess: true, edges: others.map((other) => ({ sign: -1, ...other })) };
}

/**
 * The periods and days that make up the days from `from` to `to`, ISO days that may be missing, of
 * bookings in the given years: as few and long as are kept.
 */
export function coverOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  years: string[],
  detail: Detail,
): { periods: string[]; edges: Edge[] } {
  const partsOf = (some: string[]) => some.map((year) => yearOf(year, detail));
  if (from === undefined && to === undefined) {
    const periods = detail.longer ? [ever] : [undated, ...partsOf(years).flatMap(keptOf)];
    return { periods, edges: [] };
  }
  // A day has four digits of year; later years are whole or not at all.
  const beyond = to === undefined ? years.filter((year) => year.length > 4) : [];
  const asked = { from: from ?? '0000-01-01', to: to ?? '9999-12-31' };
  const cover = { periods: partsOf(beyond).flatMap(keptOf), edges: [] as Edge[] };
  const take = (part: Part) => {
    if (part.from > asked.to || part.to < asked.from) return;
    if (part.from >= asked.from && part.to <= asked.to) {
      cover.periods.push(...keptOf(part));
    } else if (part.parts.length > 0) {
      part.parts.forEach(take);
    } else {
      const { isLess, edges } = edgesOf(part, asked);
      if (isLess) cover.periods.push(part.name);
      cover.edges.push(...edges);
    }
  };
  partsOf(years.filter((year) => year.length === 4)).forEach(take);
  return cover;
}
