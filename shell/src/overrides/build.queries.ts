import { parsePortalConfig } from '@shootline/shared-api/portal';
import { queryOptions } from '@tanstack/react-query';
import { configDeadline, configUrl, fetchJson } from '../remotes/fetch-json.ts';
import { readPublished } from '../remotes/published.ts';
import { keptVersions } from './kept-versions.ts';

const all = () => ['builds'] as const;

/** The queries of the form that runs another build of a remote. */
export const buildQueries = {
  /** The portal's configuration as it is now. Rejects if it cannot be read. */
  config: () =>
    queryOptions({
      queryKey: [...all(), 'config'],
      queryFn: async () => parsePortalConfig(await fetchJson(configUrl, configDeadline)),
      staleTime: Infinity,
    }),

  /** The versions of a remote kept in a folder, newest first. Rejects with a `RemoteLoadError`. */
  kept: (name: string, folder: string) =>
    queryOptions({
      queryKey: [...all(), 'kept', name, folder],
      queryFn: () => readPublished(name, new URL('releases.json', folder).href, keptVersions),
      retry: false,
    }),
};
