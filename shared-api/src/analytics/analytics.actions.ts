import { mutationOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import { fetchAsWrite } from '../client/deadline.ts';
import { exportMeta } from '../export/export.actions.ts';
import { type AnalyticsFilter, analyticsQueries } from './analytics.queries.ts';

/** Which figures are exported, and to whom: uuids of internal users. */
export interface AnalyticsExportInput {
  filters: AnalyticsFilter;
  recipients: string[];
}

/** Mutations of the Analytics page. They throw `ApiError`. */
export const analyticsActions = {
  /**
   * Counts what changed since the last time, and has every part loaded again (S2 §2, §7). Its key finds
   * one that is still running.
   */
  sync: () =>
    mutationOptions({
      mutationKey: ['analytics-sync'],
      mutationFn: () => dataOf(api.GET('/sync-analytics-data', { fetch: fetchAsWrite })),
      meta: {
        success: 'Analytics data has been refreshed.',
        invalidates: [analyticsQueries.all()],
      },
    }),

  /** Requests a CSV of the figures, which a job makes and mails (S2 §2). ValidationError, TooManyRequests. */
  export: () =>
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
