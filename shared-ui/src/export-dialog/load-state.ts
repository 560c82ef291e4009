import type { UseQueryResult } from '@tanstack/react-query';

/** How far the queries are whose answers an export's fields offer, and Retry of those that failed. */
export function loadState(results: readonly UseQueryResult[]) {
  return {
    isLoaded: results.every(({ data }) => data !== undefined),
    isError: results.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
