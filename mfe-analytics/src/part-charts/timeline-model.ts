import { t, dateFormat, numberText } from '@shootline/shared-api';
import type { TimelinePoint } from '@shootline/shared-api/contract';
import type { ChartModel, NumbersTable } from '../charts/chart-model.ts';
import { bookingsText } from '../figures/number-text.ts';
import { type ChartColor, colorsByName } from '../charts/palette.ts';

const regions = ['Australia', 'Asia', 'US', 'UK'];
const colors = colorsByName(regions);
const countOf = { Australia: 'aus_ct', Asia: 'asia_ct', US: 'us_ct', UK: 'uk_ct' } as const;

interface TimelineLine {
  name: string;
  /** Null for the bookings of all regions, including those without a line. */
  region: string | null;
  count: Exclude<keyof TimelinePoint, 'name'>;
  color: ChartColor;
}

/** The lines of the timeline: the billing regions, then all bookings. */
export const timelineLines: TimelineLine[] = [
  ...Object.entries(countOf).map(([name, count]) => ({
    name,
    region: name,
    count,
    color: colors.get(name) ?? { light: '', dark: '' },
  })),
  { name: t('All'), region: null, count: 'all_ct', color: { light: '#14201d', dark: '#e8eeec' } },
];

export interface TimelineToShow {
  title: string;
  points: readonly TimelinePoint[];
  /** The number of bookings with the same filter, including those without a date. */
  bookingsCount: number;
  /** The address of a month's bookings: `month` as YYYY-MM, `region` null for all. */
  linkOf?: (month: string, region: string | null) => string | null;
}

const months = dateFormat({ month: 'short', year: 'numeric' });

/** 'Mar 2026' for 2026-03. */
export const monthText = (month: string) => months.format(new Date(`${month}-01T00:00Z`));

const addressOf = ({ linkOf }: TimelineToShow, point: TimelinePoint, line: TimelineLine) =>
  point[line.count] > 0 ? (linkOf?.(point.name, line.region) ?? null) : null;

const datedCount = (points: readonly TimelinePoint[]) =>
  points.reduce((sum, { all_ct }) => sum + all_ct, 0);

/** '2 bookings without a date are not shown.', '' if every booking has one. */
export function undatedText({ points, bookingsCount }: TimelineToShow): string {
  const count = bookingsCount - datedCount(points);
  if (count <= 0) return '';
  return t(
    '{count, plural, one {# booking without a date is not shown.} other {{number} bookings without a date are not shown.}}',
    { count, number: numberText(count) },
  );
}

function summaryOf(points: readonly TimelinePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const [busiest] = points.toSorted((a, b) => b.all_ct - a.all_ct);
  if (!first || !last || !busiest) return '';
  const total = datedCount(points);
  if (first === last)
    return t('{bookings} in {month}.', {
      bookings: bookingsText(total),
      month: monthText(first.name),
    });
  return t('{bookings} from {from} to {to}, most of them in {month} ({number}).', {
    bookings: bookingsText(total),
    from: monthText(first.name),
    to: monthText(last.name),
    month: monthText(busiest.name),
    number: numberText(busiest.all_ct),
  });
}

/** The bookings of all regions, if they are of a single month. */
export function onlyMonth({ points: [only, ...others], linkOf }: TimelineToShow) {
  if (!only || others.length > 0) return undefined;
  const to = only.all_ct > 0 ? (linkOf?.(only.name, null) ?? null) : null;
  return { name: monthText(only.name), value: only.all_ct, before: null, to };
}

/** Months as a chart of the lines in `shownNames`. */
export function timelineModel(shown: TimelineToShow, shownNames: readonly string[]): ChartModel {
  const { title, points } = shown;
  return {
    kind: 'line',
    title,
    summary: [summaryOf(points), undatedText(shown)].filter(Boolean).join(' '),
    valueLabel: t('No. of Bookings'),
    names: points.map(({ name }) => monthText(name)),
    series: timelineLines
      .filter(({ name }) => shownNames.includes(name))
      .map((line) => ({
        name: line.name,
        colors: [line.color],
        points: points.map((point) => ({
          value: point[line.count],
          // Computed only when needed: there are hundreds of points.
          get to() {
            return addressOf(shown, point, line);
          },
          tooltip: [`${line.name}: ${numberText(point[line.count])}`],
        })),
      })),
  };
}

/** Months as a table, with a column for every region. */
export function timelineTable(shown: TimelineToShow): NumbersTable {
  return {
    headings: [t('Month'), ...timelineLines.map(({ name }) => name)],
    rows: shown.points.map((point) => ({
      id: point.name,
      cells: [
        { value: point.name, shown: monthText(point.name) },
        ...timelineLines.map((line) => ({
          value: point[line.count],
          to: addressOf(shown, point, line),
        })),
      ],
    })),
  };
}
