import { api, dataOf, t } from '@shootline/shared-api';
import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workspaceQueries } from './workspace-settings.queries.ts';

/** Stores the settings of the workspace. The form shows failures. */
export function useUpdateWorkspaceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WorkspaceSettings) => dataOf(api.PUT('/workspace/settings', { body })),
    onSuccess: (settings) => client.setQueryData(workspaceQueries.settings().queryKey, settings),
    meta: { success: t('Settings saved.'), showsOwnError: true },
  });
}
