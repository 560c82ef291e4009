import { api, dataOf, fetchAsWrite, type InvoiceListQuery } from '@shootline/shared-api';
import type { AnalyticsFilter } from '@shootline/shared-api/analytics';
import { mutationOptions } from '@tanstack/react-query';
import type { BookingExportInput } from '../contract/index.ts';

/** Which figures are exported, and to whom: uuids of reviewers, finance users and admins. */
export interface AnalyticsExportInput {
  filters: AnalyticsFilter;
  recipients: string[];
}

/** Which invoices are exported, and to whom: uuids of finance users and admins. */
export interface InvoiceExportInput {
  filters: Omit<InvoiceListQuery, 'sortBy' | 'asc'>;
  recipients: string[];
}

// The dialog shows failures itself.
const exportMeta = {
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

  /** The figures of Analytics (S2 §2), for those who may open the page. */
  analytics: () =>
    mutationOptions({
      mutationFn: ({ filters, recipients }: AnalyticsExportInput) =>
        dataOf(
          api.POST('/export-analytics-data', {
            params: { query: filters },
            body: { recipients },
          }),
        ),
      meta: exportMeta,
    }),
};
