import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { ColumnSetting, ListName } from '../contract/index.ts';
import { keptColumns } from './kept-columns.ts';
import { listQueries } from './list.queries.ts';

/**
 * Saves the user's columns of a list, in the browser at once and then on the server. A failure is a toast.
 */
export function useSaveColumns(list: ListName) {
  const client = useQueryClient();
  const { queryKey } = listQueries.views(list);
  return useMutation({
    mutationFn: (columns: ColumnSetting[]) =>
      dataOf(api.PUT('/list/{list}/columns', { params: { path: { list } }, body: { columns } })),
    // One request after the other, so the latest choice wins.
    scope: { id: `columns of ${list}` },
    onMutate: async (columns) => {
      keptColumns(list).keep(columns);
      // A running request would answer with the old columns.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (views) => views && { ...views, columns });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
