import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { BookingExportInput } from '../contract/index.ts';

// The dialog shows what fails.
const meta = {
  success:
    'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.',
  showsOwnError: true,
};

/**
 * Every export, which a job makes and mails to its recipients: the mutation that asks for it. Throws
 * `ApiError`: ValidationError with field errors, Forbidden, TooManyRequests.
 */
export const exportActions = {
  /** The bookings that match, for admins (S1 §2, §7). */
  bookings: () =>
    mutationOptions({
      mutationFn: (body: BookingExportInput) =>
        dataOf(api.POST('/booking/export-bookings', { body })),
      meta,
    }),
};
