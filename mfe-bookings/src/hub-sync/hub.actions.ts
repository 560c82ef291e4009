import {
  api,
  bookingKeys,
  dataOf,
  fetchWithin,
  invoiceKeys,
  userQueries,
} from '@shootline/shared-api';
import { mutationOptions } from '@tanstack/react-query';

/** A sync takes long, as it reads a hub page by page. */
const syncDeadline = 30 * 60_000;

/** The input of a sync. */
export const hubActions = {
  /**
   * The mutation that imports clients and users from the hub, all of them if forced, and returns how many
   * were created, updated and deleted. Its key identifies a running sync. Throws `ApiError`: Forbidden,
   * Conflict without a hub or during another sync, and InternalError with status 502 when the hub fails.
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
        invalidates: [userQueries.all(), bookingKeys.all(), invoiceKeys.all()],
      },
    }),
};
