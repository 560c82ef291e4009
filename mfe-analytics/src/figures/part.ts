import type { UseQueryResult } from '@tanstack/react-query';

/** A part of the answer and its loading state, for its cards. */
export interface Part<Data> {
  data: Data | undefined;
  /** The figures are another filter's; the new ones are still loading. */
  isOld: boolean;
  /** Loading failed; stays true while it is retried. */
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** The days of the figures, used in file names. */
  days?: { from_date?: string; to_date?: string };
}

/** The part of a query's result. */
export function partOf<Data>(query: UseQueryResult<Data>): Part<Data> {
  const { data, isPlaceholderData, errorUpdateCount, isFetching, refetch } = query;
  const isMissing = data === undefined || isPlaceholderData;
  return {
    data,
    isOld: isPlaceholderData,
    // The query drops its error as soon as the next attempt starts.
    hasFailed: isMissing && errorUpdateCount > 0,
    isFetching,
    retry: () => void refetch(),
  };
}
