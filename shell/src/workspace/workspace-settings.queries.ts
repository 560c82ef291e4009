import { api, dataOf, t } from '@shootline/shared-api';
import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The queries of the user's workspace, for admins. */
export const workspaceQueries = {
  /** The settings for all users of the workspace. Throws `ApiError`, including Forbidden. */
  settings: () =>
    queryOptions({
      queryKey: ['workspace', 'settings'] as const,
      queryFn: ({ signal }) => dataOf(api.GET('/workspace/settings', { signal })),
    }),
};

/** Stores the settings of the workspace. The form shows failures. */
export function useUpdateWorkspaceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkspaceSettings) => dataOf(api.PUT('/workspace/settings', { body })),
    onSuccess: (settings) => client.setQueryData(workspaceQueries.settings().queryKey, settings),
    meta: { success: t('Settings saved.'), showsOwnError: true },
  });
}
