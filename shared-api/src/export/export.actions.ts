import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { BookingExportInput } from '../contract/index.ts';

// The dialog shows failures itself.
const meta = {
  success:
    'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.',
  showsOwnError: true,
};

/**
 * Mutations that request an export, which a job then makes and mails to its recipients. Throw
 * `ApiError`: ValidationError with field errors, Forbidden, TooManyRequests.
 */
export const exportActions = {
  /** The matching bookings, for admins (S1 §2, §7). */
  bookings: () =>
    mutationOptions({
      mutationFn: (body: BookingExportInput) =>
        dataOf(api.POST('/booking/export-bookings', { body })),
      meta,
    }),
};
