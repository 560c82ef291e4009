import {
  type Analytics,
  type AnalyticsPart,
  api,
  dataOf,
  type operations,
} from '@shootline/shared-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Query = NonNullable<operations['getAnalytics']['parameters']['query']>;

/**
 * Selects the bookings to count: ids, regions, days as DD-MM-YYYY. `period` names the days, and is sent in
 * their place: the page's first call knows no date.
 */
export type AnalyticsFilter = Omit<Query, 'part'>;

const all = () => ['analytics'] as const;

async function answerOf<Part extends AnalyticsPart>(
  part: Part,
  filter: AnalyticsFilter,
  signal: AbortSignal,
): Promise<NonNullable<Analytics[Part]>> {
  const { from_date: _first, to_date: _last, ...rest } = filter;
  const query = { ...(filter.period ? rest : filter), part };
  const answer = await dataOf(api.GET('/analytics', { params: { query }, signal }));
  const figures = answer[part];
  if (!figures) throw new Error(`The answer is without ${part}.`);
  return figures;
}

/** Keeps the figures on the screen while those of another filter load. */
const partOptions = <Part extends AnalyticsPart>(part: Part, filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: [...all(), part, filter] as const,
    queryFn: ({ signal }) => answerOf(part, filter, signal),
    placeholderData: keepPreviousData,
  });

/** Queries of the Analytics page, one for each part. They throw `ApiError`. */
export const analyticsQueries = {
  all,
  /** Counts of bookings by client, status, region and month. */
  bookings: (filter: AnalyticsFilter) => partOptions('bookings', filter),
  /** Counts of bookings by video type, length and videographer. */
  jobs: (filter: AnalyticsFilter) => partOptions('jobs', filter),
  /** Ratings of videographers and of shoots, and the newest of each. */
  feedback: (filter: AnalyticsFilter) => partOptions('feedback', filter),
  /** Hours to approval and staffing, offers, and shoots that were unstaffed for too long. */
  work: (filter: AnalyticsFilter) => partOptions('work', filter),
  /** Margins in minor units by currency, for finance users and admins. */
  margin: (filter: AnalyticsFilter) => partOptions('margin', filter),
  /** Users, clients, sessions and places of the whole workspace. */
  system: () => partOptions('system', {}),
};
