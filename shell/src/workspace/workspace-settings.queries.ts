import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the user's workspace, for admins. */
export const workspaceQueries = {
  /** The settings for all users of the workspace. Throws `ApiError`, including Forbidden. */
  settings: () =>
    queryOptions({
      queryKey: ['workspace', 'settings'] as const,
      queryFn: ({ signal }) => dataOf(api.GET('/workspace/settings', { signal })),
    }),
};
