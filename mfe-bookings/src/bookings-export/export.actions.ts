import { api, type BookingExportInput, dataOf } from '@shootline/shared-api';
import { exportMeta } from '@shootline/shared-ui/export-dialog';
import { mutationOptions } from '@tanstack/react-query';

/**
 * Requests an export of the matching bookings, for admins; a job writes it and mails it to the recipients.
 * Throws `ApiError`: ValidationError with field errors, Forbidden, TooManyRequests.
 */
export const exportBookings = () =>
  mutationOptions({
    mutationFn: (body: BookingExportInput) =>
      dataOf(api.POST('/booking/export-bookings', { body })),
    meta: exportMeta,
  });
