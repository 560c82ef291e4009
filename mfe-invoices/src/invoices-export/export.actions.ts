import { api, type ExportFormat, dataOf, fetchAsWrite } from '@shootline/shared-api';
import { exportMeta } from '@shootline/shared-ui/export-dialog';
import { mutationOptions } from '@tanstack/react-query';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';

/** The filters of an export, its kind of file and its recipients: uuids of finance users and admins. */
export interface InvoiceExportInput {
  filters: Omit<InvoiceListQuery, 'sortBy' | 'asc'>;
  format: ExportFormat | undefined;
  recipients: string[];
}

/**
 * Requests an export of the matching invoices, for finance and admins. A job makes the file and mails it to
 * the recipients. Throws `ApiError`: ValidationError with field errors, Forbidden, TooManyRequests.
 */
export const exportInvoices = () =>
  mutationOptions({
    mutationFn: ({ filters, ...request }: InvoiceExportInput) =>
      dataOf(
        api.GET('/invoice/export-report', {
          params: { query: { ...filters, ...request } },
          fetch: fetchAsWrite,
        }),
      ),
    meta: exportMeta,
  });
