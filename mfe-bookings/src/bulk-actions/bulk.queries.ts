import { api, bookingKeys, type BulkAction, type BulkInput, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** Foresees an action on several bookings. Throws `ApiError` like the action. */
export const bulkConsequences = (action: BulkAction, body: BulkInput) =>
  queryOptions({
    queryKey: [...bookingKeys.lists(), 'consequences', action, body],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/booking/bulk/{action}/consequences', {
          params: { path: { action } },
          body,
          signal,
        }),
      ),
    staleTime: 0,
  });
