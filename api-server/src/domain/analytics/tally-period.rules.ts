/** The period of bookings without a day. */
export const undated = 'none';
/** The period of all bookings, including undated ones. */
export const ever = 'all';

type Days = { from: string; to: string };

/** Days at the edge of a range, to add to its periods or take away from them. */
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
 * Periods with a summary of a scope besides its months, depending on the number of values it fixes. A
 * narrow scope is small: it is added up from more periods, and counted at the edges of a range.
 */
export type Detail = { days: boolean; quarters: boolean; longer: boolean };

export const detailOf = (fixed: number): Detail => ({
  days: fixed < 2,
  quarters: fixed < 2,
  longer: fixed < 3,
});

/** The longer periods that a month (or `none`) is part of. */
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

/** A year, quarter or month with its parts. */
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

/** The longest periods with a summary that make up a part. */
const keptOf = (part: Part): string[] => (part.isKept ? [part.name] : part.parts.flatMap(keptOf));

/** The single days of an edge. */
export const daysOfEdge = ({ from, to }: Edge): string[] =>
  range(dayNumber(from), dayNumber(to)).map((number) => sameMonth(from, number));

const dayNumber = (day: string) => Number(day.slice(-2));
const sameMonth = (day: string, number: number) =>
  `${day.slice(0, -2)}${String(number).padStart(2, '0')}`;

/** The wanted days of a month, or the other days to take away from it, whichever are fewer. */
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

/** Periods and days to add or take away. */
export type Cover = { periods: { period: string; sign: 1 | -1 }[]; edges: Edge[] };

const joined = (covers: Cover[]): Cover => ({
  periods: covers.flatMap(({ periods }) => periods),
  edges: covers.flatMap(({ edges }) => edges),
});

/** Cost of reading a cover, in summaries of a month; a day has a tenth of a month's clients and users. */
const costOf = ({ periods, edges }: Cover) =>
  periods.length + edges.reduce((days, edge) => days + daysOfEdge(edge).length, 0) / 10;

const nextDay = (day: string, step: 1 | -1) =>
  new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10);

const wholeOf = (part: Part, sign: 1 | -1): Cover => ({
  periods: keptOf(part).map((period) => ({ period, sign })),
  edges: [],
});

/** The wanted days of a part, from its parts or as the whole minus the other days. */
function coverOfPart(part: Part, asked: Days, sign: 1 | -1): Cover {
  if (part.from > asked.to || part.to < asked.from) return { periods: [], edges: [] };
  if (part.from >= asked.from && part.to <= asked.to) return wholeOf(part, sign);
  if (part.parts.length === 0) {
    const { isLess, edges } = edgesOf(part, asked);
    const signed = edges.map((edge) => ({ ...edge, sign: edge.sign === sign ? 1 : -1 }) as const);
    return { periods: isLess ? [{ period: part.name, sign }] : [], edges: signed };
  }
  const ofParts = (days: Days, of: 1 | -1) =>
    joined(part.parts.map((one) => coverOfPart(one, days, of)));
  const direct = ofParts(asked, sign);
  if (!part.isKept) return direct;
  const others = sign === 1 ? -1 : 1;
  const less = joined([
    wholeOf(part, sign),
    ofParts({ from: part.from, to: nextDay(asked.from, -1) }, others),
    ofParts({ from: nextDay(asked.to, 1), to: part.to }, others),
  ]);
  return costOf(less) < costOf(direct) ? less : direct;
}

/**
 * The periods and days that make up the ISO days from `from` to `to`, each optional, for bookings in the
 * given years. Prefers few, long periods, of those with a summary.
 */
export function coverOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  years: string[],
  detail: Detail,
): Cover {
  const partsOf = (some: string[]) => some.map((year) => yearOf(year, detail));
  const whole = (some: string[]) => joined(partsOf(some).map((part) => wholeOf(part, 1)));
  const named = (period: string): Cover => ({ periods: [{ period, sign: 1 }], edges: [] });
  if (from === undefined && to === undefined) {
    return detail.longer ? named(ever) : joined([named(undated), whole(years)]);
  }
  // ISO days have four-digit years; later years count as a whole or not at all.
  const beyond = to === undefined ? years.filter((year) => year.length > 4) : [];
  const asked = { from: from ?? '0000-01-01', to: to ?? '9999-12-31' };
  const ofYears = partsOf(years.filter((year) => year.length === 4));
  return joined([whole(beyond), ...ofYears.map((part) => coverOfPart(part, asked, 1))]);
}
