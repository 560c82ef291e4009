import type { ChartItem } from '@shootline/shared-api';

/** In months. As in the timeline, an axis of more than 50 years shows only the months with numbers. */
const longestWithGaps = 600;

/** Months from the year 0 to YYYY-MM. */
function placeOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

const monthAt = (place: number) =>
  `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}`;

/** Numbers by month, earliest first, with 0 for the missing months in between. */
export function fillMissingMonths(items: readonly ChartItem[]): ChartItem[] {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return [];
  const start = placeOf(first.name);
  const count = placeOf(last.name) - start + 1;
  if (count > longestWithGaps) return [...items];
  const known = new Map(items.map((item) => [item.name, item]));
  return Array.from({ length: count }, (_, at) => {
    const name = monthAt(start + at);
    return known.get(name) ?? { key: name, name, value: 0 };
  });
}
