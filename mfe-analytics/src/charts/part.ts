import type { UseQueryResult } from '@tanstack/react-query';

/** A part of the answer, as the cards that show it need it. */
export interface Part<Data> {
  data: Data | undefined;
  /** The figures are those of another filter, until the new ones are there. */
  isOld: boolean;
  /** It could not be loaded; also while it is asked for again. */
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** The days that its figures are of, which name their files. */
  days?: { from_date?: string; to_date?: string };
}

/** What a query says about its part. */
export function partOf<Data>(query: UseQueryResult<Data>): Part<Data> {
  const { data, isPlaceholderData, errorUpdateCount, isFetching, refetch } = query;
  const isMissing = data === undefined || isPlaceholderData;
  return {
    data,
    isOld: isPlaceholderData,
    // The error itself is forgotten as soon as the next attempt starts.
    hasFailed: isMissing && errorUpdateCount > 0,
    isFetching,
    retry: () => void refetch(),
  };
}
