import { isAdmin, type ListUrl, readListUrl, urlValue } from '@shootline/shared-api';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import type { Day } from './day.ts';
import { daysToDate } from './period.ts';

const filters = {
  from_date: urlValue.day,
  to_date: urlValue.day,
  client: urlValue.uuid,
  region: urlValue.text(100),
  camop: urlValue.uuid,
  am: urlValue.uuid,
  submitter: urlValue.uuid,
  billing_region: urlValue.text(100),
  /** Names a period that moves on with time; by default the quarter to date. */
  period: urlValue.oneOf(['all', 'this_month', 'this_year']),
};

export type AnalyticsFilters = typeof filters;
export type AnalyticsFilterName = Exclude<keyof AnalyticsFilters, 'period'>;

/** Every filter, most used first. */
export const analyticsFilterNames: readonly AnalyticsFilterName[] = [
  'from_date',
  'to_date',
  'client',
  'region',
  'billing_region',
  'am',
  'submitter',
  'camop',
];
const forEveryone = analyticsFilterNames.filter((name) => name !== 'billing_region');

/** The filters of a role, most used first. */
export function analyticsFiltersOf(role: number): readonly AnalyticsFilterName[] {
  return isAdmin(role) ? analyticsFilterNames : forEveryone;
}

type AnalyticsUrl = ListUrl<AnalyticsFilters, 'name'>;

const urlFor = (offered: readonly AnalyticsFilterName[]): AnalyticsUrl => ({
  filters,
  offered: [...offered, 'period'],
  sortFields: [],
  // Unused: figures keep the order of the answer.
  defaultSort: { sortBy: 'name', asc: true },
});

const ofEveryone = urlFor(forEveryone);
const ofAdmins = urlFor(analyticsFilterNames);

/** The filters that the URL of Analytics may carry for a role; always the same object for a role. */
export function analyticsUrl(role: number): AnalyticsUrl {
  return isAdmin(role) ? ofAdmins : ofEveryone;
}

/** The filter in the URL of Analytics; without days, those of the named period, up to `today`. */
export function readAnalyticsUrl(
  role: number,
  search: URLSearchParams,
  today: Day,
): AnalyticsFilter {
  const { period, ...filter } = readListUrl(analyticsUrl(role), search).query;
  if (filter.from_date || filter.to_date || period === 'all') return filter;
  const named = period ?? 'this_quarter';
  return { ...filter, ...daysToDate(named, today), period: named };
}
