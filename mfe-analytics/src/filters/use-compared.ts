import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import { type Part, partOf } from '../figures/part.ts';
import { useAnalyticsFilter } from './use-analytics-filter.ts';

interface Shown<Data> {
  data: Data | undefined;
  before: Data | undefined;
  filter: AnalyticsFilter;
}

/**
 * A part of the figures for the page's filter, and `before`, the same for the period before, undefined
 * without one or after a failure. Both change together: until both are loaded, the old figures stay, and
 * `filter` is theirs.
 */
export function useCompared<Data, Key extends QueryKey>(
  queryOf: (filter: AnalyticsFilter) => UseQueryOptions<Data, Error, Data, Key>,
): { query: Part<Data>; before: Data | undefined; filter: AnalyticsFilter } {
  const { filter, before } = useAnalyticsFilter();
  // The route's prefetch has just run; do not retry its failure at once.
  const part = partOf(useQuery({ ...queryOf(filter), retryOnMount: false }));
  const earlier = useQuery({
    ...queryOf(before ?? filter),
    enabled: before !== null,
    retryOnMount: false,
  });
  const isEarlierMissing = earlier.data === undefined || earlier.isPlaceholderData;
  // Stops waiting for the comparison once it has failed.
  const isEarlierComing =
    before !== null &&
    isEarlierMissing &&
    earlier.failureCount === 0 &&
    earlier.errorUpdateCount === 0;
  const isOld = part.isOld || isEarlierComing;

  const data = isOld ? undefined : part.data;
  const dataBefore = before === null || isEarlierMissing ? undefined : earlier.data;
  const [last, setLast] = useState<Shown<Data>>({ data, before: dataBefore, filter });
  const isNew = last.data !== data || last.before !== dataBefore || last.filter !== filter;
  if (!isOld && isNew) setLast({ data, before: dataBefore, filter });
  const shown = isOld ? last : { data, before: dataBefore, filter };
  return {
    query: { ...part, data: shown.data, isOld, days: shown.filter },
    before: shown.before,
    filter: shown.filter,
  };
}
