import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { ColumnSetting, ListName } from '../contract/index.ts';
import { keptColumns } from './kept-columns.ts';
import { listQueries } from './list.queries.ts';

/** Keeps the user's columns of a list: at once in the browser, then on the server. A failure is a toast. */
export function useSaveColumns(list: ListName) {
  const client = useQueryClient();
  const { queryKey } = listQueries.views(list);
  return useMutation({
    mutationFn: (columns: ColumnSetting[]) =>
      dataOf(api.PUT('/list/{list}/columns', { params: { path: { list } }, body: { columns } })),
    // One after the other, so that the latest choice is kept.
    scope: { id: `columns of ${list}` },
    onMutate: async (columns) => {
      keptColumns(list).keep(columns);
      // An answer on its way has the columns as they were.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (views) => views && { ...views, columns });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
