import { type TimelinePoint, wallText } from '@shootline/shared-api/contract';
import { knownZone } from '../reference/places.ts';

/** Number of bookings billed in region `key` with a shoot in a month YYYY-MM; null: undated. */
type MonthCount = { month: string | null; key: string | null; value: number };

const longestWithGaps = 600;

type Series = 'aus_ct' | 'asia_ct' | 'us_ct' | 'uk_ct';

const seriesOf = new Map<string, Series>([
  ['Australia', 'aus_ct'],
  ['Asia', 'asia_ct'],
  ['US', 'us_ct'],
  ['UK', 'uk_ct'],
]);

/** The month some months before or after: `monthsFrom('2026-01', -1)` is 2025-12. */
function monthsFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The current month in a zone and the previous one, as YYYY-MM. An unknown zone counts as UTC. */
export function monthsAt(now: Date, zone: string): { current: string; previous: string } {
  const [, month, year] = wallText(now, knownZone(zone)).slice(0, 10).split('-');
  const current = `${year}-${month}`;
  return { current, previous: monthsFrom(current, -1) };
}

const monthsOf = { this_month: 1, this_quarter: 3, this_year: 12 };

/** The days of the current month, quarter or year in a zone, up to today, as YYYY-MM-DD. */
export function toDate(
  period: keyof typeof monthsOf,
  now: Date,
  zone: string,
): { from_date: string; to_date: string } {
  const { current } = monthsAt(now, zone);
  const first = monthsFrom(current, -((Number(current.slice(-2)) - 1) % monthsOf[period]));
  const day = wallText(now, knownZone(zone)).slice(0, 2);
  return { from_date: `${first}-01`, to_date: `${current}-${day}` };
}

/**
 * Points of the timeline from counts by month and billing region. Fills months without bookings in between,
 * unless the range is longer than 50 years.
 */
export function timelineOf(counts: MonthCount[]): TimelinePoint[] {
  const empty = (name: string) => ({ name, aus_ct: 0, asia_ct: 0, us_ct: 0, uk_ct: 0, all_ct: 0 });
  const points = new Map<string, TimelinePoint>();
  for (const { month, key, value } of counts) {
    // Undated drafts belong to no month.
    if (month === null) continue;
    const point = points.get(month) ?? empty(month);
    const series = seriesOf.get(key ?? '');
    if (series !== undefined) point[series] += value;
    point.all_ct += value;
    points.set(month, point);
  }
  const sorted = [...points.values()].sort((a, b) => a.name.localeCompare(b.name));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return [];
  const all: TimelinePoint[] = [];
  for (let month = first.name; all.length < longestWithGaps; month = monthsFrom(month, 1)) {
    all.push(points.get(month) ?? empty(month));
    if (month === last.name) return all;
  }
  return sorted;
}
