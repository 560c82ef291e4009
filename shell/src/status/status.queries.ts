import { api, dataOf } from '@shootline/shared-api';
import type { SharedCode } from '@shootline/shared-api/portal';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../own-pages/portal-of-pages.ts';
import { readPublished } from '../remotes/published.ts';

/** Loads a figure every 15 seconds while the window is in view. */
export const live = {
  refetchInterval: 15_000,
  staleTime: 0,
  // The route's prefetch has just run; do not retry its failure at once.
  retryOnMount: false,
} as const;

/** The queries of the status page, for admins. */
export const statusQueries = {
  all: () => ['status'] as const,

  /** The state of the server, its files and its hub. Throws `ApiError`, including Forbidden. */
  server: () =>
    queryOptions({
      queryKey: [...statusQueries.all(), 'server'],
      queryFn: ({ signal }) => dataOf(api.GET('/status', { signal })),
      ...live,
    }),

  /** The numbers of jobs, and the last failed ones. Throws `ApiError`, including Forbidden. */
  jobs: () =>
    queryOptions({
      queryKey: [...statusQueries.all(), 'jobs'],
      queryFn: ({ signal }) => dataOf(api.GET('/jobs', { signal })),
      ...live,
    }),

  /** The failures of remotes in the workspace, by version, newest first. Throws `ApiError`. */
  remotes: () =>
    queryOptions({
      queryKey: [...statusQueries.all(), 'remotes'],
      queryFn: async ({ signal }) => (await dataOf(api.GET('/remotes/health', { signal }))).results,
      ...live,
    }),

  /** The shared code that an entry of a remote uses. Rejects with a `RemoteLoadError`. */
  uses: (name: string, entry: string) =>
    queryOptions({
      queryKey: [...statusQueries.all(), 'uses', name, entry],
      queryFn: () =>
        readPublished(name, new URL('uses.json', entry).href, (uses) => uses as SharedCode),
      staleTime: Infinity,
      retry: false,
    }),

  /** The shared code that the shell provides; null outside of a portal. */
  provided: () =>
    queryOptions({
      queryKey: [...statusQueries.all(), 'provided'],
      queryFn: async () => (await portal.areas?.provided()) ?? null,
      staleTime: Infinity,
    }),
};
