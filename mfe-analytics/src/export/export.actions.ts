import { api, type ExportFormat, dataOf } from '@shootline/shared-api';
import { exportMeta } from '@shootline/shared-ui/export-dialog';
import { mutationOptions } from '@tanstack/react-query';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';

/** The filter of an export, its kind of file and its recipients: uuids of reviewers, finance users and admins. */
export interface AnalyticsExportInput {
  filters: AnalyticsFilter;
  format: ExportFormat | undefined;
  recipients: string[];
}

/**
 * Requests an export of the figures. A job makes the file and mails it to the recipients. Throws `ApiError`:
 * ValidationError with field errors, Forbidden, TooManyRequests.
 */
export const exportAnalytics = () =>
  mutationOptions({
    mutationFn: ({ filters, ...body }: AnalyticsExportInput) =>
      dataOf(api.POST('/export-analytics-data', { params: { query: filters }, body })),
    meta: exportMeta,
  });
