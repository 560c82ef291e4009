import type { UseQueryResult } from '@tanstack/react-query';

/** The loading state of the queries behind an export's fields, with a retry of the failed ones. */
export function loadState(results: readonly UseQueryResult[]) {
  return {
    isLoaded: results.every(({ data }) => data !== undefined),
    isError: results.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
