import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import { fetchAsWrite } from '../client/deadline.ts';
import type { BookingExportInput } from '../contract/index.ts';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';

/** Which invoices are exported, and to whom: uuids of internal users. */
export interface InvoiceExportInput {
  filters: Omit<InvoiceListQuery, 'sortBy' | 'asc'>;
  recipients: string[];
}

// The dialog shows failures itself.
export const exportMeta = {
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
      meta: exportMeta,
    }),

  /** The matching invoices, for finance and admins (S2 §2). */
  invoices: () =>
    mutationOptions({
      mutationFn: ({ filters, recipients }: InvoiceExportInput) =>
        dataOf(
          api.GET('/invoice/export-report', {
            params: { query: { ...filters, recipients } },
            fetch: fetchAsWrite,
          }),
        ),
      meta: exportMeta,
    }),
};
