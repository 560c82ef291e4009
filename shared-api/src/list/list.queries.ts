import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { ListName } from '../contract/index.ts';
import { availabilityKeys, bookingKeys, invoiceKeys } from '../portal/area-keys.ts';
import { keptColumns } from './kept-columns.ts';

/** Views and counts share the key of the rows, so reloading the rows reloads the counts too. */
const rowsKeys = {
  bookings: bookingKeys.lists,
  availabilities: availabilityKeys.lists,
  invoices: invoiceKeys.lists,
} satisfies Record<ListName, () => readonly string[]>;

/** The queries for the tools above the rows of a list. */
export const listQueries = {
  /**
   * The views of a list with their counts, and the user's own views and columns; the columns are kept in
   * the browser too. Throws `ApiError`.
   */
  views: (list: ListName) =>
    queryOptions({
      queryKey: [...rowsKeys[list](), 'views', list],
      queryFn: async ({ signal }) => {
        const path = { list };
        const views = await dataOf(api.GET('/list/{list}/views', { params: { path }, signal }));
        keptColumns(list).keep(views.columns);
        return views;
      },
    }),
};
