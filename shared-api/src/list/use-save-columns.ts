import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingQueries } from '../booking/booking.queries.ts';
import { api, dataOf } from '../client/client.ts';
import type { ColumnSetting, ListName } from '../contract/index.ts';
import { keptColumns } from './kept-columns.ts';

/** Keeps the user's columns of a list: at once in the browser, then on the server. A failure is a toast. */
export function useSaveColumns(list: ListName) {
  const client = useQueryClient();
  const { queryKey } = bookingQueries.views();
  return useMutation({
    mutationFn: (columns: ColumnSetting[]) =>
      dataOf(api.PUT('/list/{list}/columns', { params: { path: { list } }, body: { columns } })),
    onMutate: (columns) => {
      keptColumns(list).keep(columns);
      client.setQueryData(queryKey, (views) => views && { ...views, columns });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
