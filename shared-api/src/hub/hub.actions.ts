import { mutationOptions } from '@tanstack/react-query';
import { bookingQueries } from '../booking/booking.queries.ts';
import { api, dataOf } from '../client/client.ts';
import { fetchWithin } from '../client/deadline.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { userQueries } from '../user/user.queries.ts';

/** A hub with many users is read page by page. */
const syncDeadline = 30 * 60_000;

/** What is asked of the hub. */
export const hubActions = {
  /**
   * The mutation that takes over clients and users from the hub, all of them where it is forced, and
   * answers how many were new, updated and deleted (S2 §3, §4). Its key finds one that still runs.
   * Throws `ApiError`: Forbidden, Conflict without a hub or while another one runs, and InternalError
   * with status 502 when the hub fails.
   */
  sync: () =>
    mutationOptions({
      mutationKey: ['hub-sync'],
      mutationFn: (force: boolean) =>
        dataOf(
          api.GET('/sync-data-from-hub', {
            params: { query: { force } },
            fetch: fetchWithin(syncDeadline),
          }),
        ),
      meta: {
        showsOwnError: true,
        invalidates: [userQueries.all(), bookingQueries.all(), invoiceQueries.all()],
      },
    }),
};
