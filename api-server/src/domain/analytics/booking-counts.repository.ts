import type { AnalyticsPart, ChartItem } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import { type CountedChart, countedCharts } from './bookings-summary.repository.ts';
import { namesOf } from './names.repository.ts';
import { type Fold, numbersOf, sumsOf } from './summary/summary-fold.ts';
import { foldOf } from './summary/summary-reading.repository.ts';
import type { Sum } from './summary/summary.ts';

/** Number of bookings with a value as text (null: none); `name` is the client's or user's name. */
export type Count = { key: string | null; name: string | null; value: number };

export const notSpecified = 'Not specified';

/** The largest items first, equal ones by name. */
export const byValue = (a: ChartItem, b: ChartItem) =>
  b.value - a.value || a.name.localeCompare(b.name, 'en');

type CountedOf<Part extends AnalyticsPart> = {
  [
    Field in keyof typeof countedCharts as Field extends `${Part}.${infer Name}` ? Name : never
  ]: ChartItem[];
};

function itemsOf(fold: Fold, field: string, { label, order = byValue }: Partial<CountedChart>) {
  const items = sumsOf(fold, field).map(({ key, value }): ChartItem => {
    const text = key === null ? null : String(key);
    return { key: text, name: text === null ? notSpecified : (label?.(text) ?? text), value };
  });
  return items.sort(order);
}

/** The charts of a part that count bookings by a column. */
function countedOf<Part extends AnalyticsPart>(fold: Fold, part: Part): CountedOf<Part> {
  const charts = Object.entries<CountedChart>(countedCharts);
  return Object.fromEntries(
    charts
      .filter(([field]) => field.startsWith(`${part}.`))
      .map(([field, chart]) => [field.slice(part.length + 1), itemsOf(fold, field, chart)]),
  ) as CountedOf<Part>;
}

const inNameOrder = new Intl.Collator('en').compare;
const byCodes = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Largest first, then by name; bookings without a value last. */
function bySize(a: Count, b: Count): number {
  if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
  return b.value - a.value || inNameOrder(a.name ?? '', b.name ?? '') || byCodes(a.key, b.key);
}

const countsOf = (fold: Fold, figure: string): Count[] =>
  sumsOf(fold, figure)
    .map(({ key, value }) => ({ key: key === null ? null : String(key), name: null, value }))
    .sort(bySize);

/** The largest sum with a key, and those equal to it. */
function largest(sums: Sum[]): Sum[] {
  const known = sums.filter(({ key }) => key !== null);
  const most = known.reduce((value, sum) => Math.max(value, sum.value), 0);
  return known.filter(({ value }) => value === most);
}

async function named(
  tx: Db,
  tenantId: string,
  { sums, of }: { sums: Sum[]; of: 'client' | 'user' },
): Promise<Count[]> {
  const names = await namesOf(tx, tenantId, { numbers: numbersOf(sums), of });
  return sums
    .map(({ key, value }) => {
      const one = typeof key === 'number' ? names.get(key) : undefined;
      return { key: one?.id ?? null, name: one?.name ?? null, value };
    })
    .sort(bySize);
}

/** A count by month and billing region (`2026-03 Asia`). */
function ofMonth({ key, value }: Count) {
  const [, month = null, region = null] = /^(\d+-\d\d) (.*)$/s.exec(key ?? '') ?? [];
  return { month, key: region, value };
}

const longestChart = 10;

type Question = { filter: AnalyticsFilter; now: Date };

/** Counts of the matching bookings for the Overview tab, the largest first. */
export async function countBookings(tx: Db, tenantId: string, question: Question) {
  const fold = await foldOf(tx, tenantId, { ...question, names: ['bookings', 'clients'] });
  const sums = (figure: string) => sumsOf(fold, figure);
  return {
    ...countedOf(fold, 'bookings'),
    months: countsOf(fold, 'timeline').map(ofMonth),
    clients: await named(tx, tenantId, { sums: sums('client'), of: 'client' }),
    submitters: await named(tx, tenantId, { sums: largest(sums('submitter')), of: 'user' }),
  };
}

/** Counts of the matching bookings for the CamOp Analytics tab, the largest first. */
export async function countJobs(tx: Db, tenantId: string, question: Question) {
  const fold = await foldOf(tx, tenantId, { ...question, names: ['bookings', 'videographers'] });
  return {
    ...countedOf(fold, 'jobs'),
    videographers: await named(tx, tenantId, { sums: sumsOf(fold, 'videographer'), of: 'user' }),
  };
}

/** Counts of all the workspace's bookings for the System tab. */
export async function countForSystem(tx: Db, tenantId: string, now: Date) {
  const fold = await foldOf(tx, tenantId, { filter: {}, names: ['bookings'], now });
  return {
    billingRegions: itemsOf(fold, 'bookings.by_billing_region', {}),
    shootLocations: countsOf(fold, 'shootLocation').slice(0, longestChart),
  };
}
