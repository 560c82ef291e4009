import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import { periodBefore } from './period.ts';

/** The same filter for the period before; null unless both days are set. */
export function filterBefore(filter: AnalyticsFilter): AnalyticsFilter | null {
  const { period: named, ...rest } = filter;
  const { from_date, to_date } = rest;
  const period = from_date && to_date ? periodBefore({ from_date, to_date }, named) : null;
  return period && { ...rest, ...period };
}
