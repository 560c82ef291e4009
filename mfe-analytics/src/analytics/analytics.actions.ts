import { api, dataOf, fetchAsWrite, t } from '@shootline/shared-api';
import { mutationOptions } from '@tanstack/react-query';
import { analyticsQueries } from '../figures/analytics.queries.ts';

/** Mutations of the Analytics page. All throw `ApiError`. */
export const analyticsActions = {
  /**
   * Counts the changes since the last sync, then reloads every part. Its key finds a sync that is still
   * running.
   */
  sync: () =>
    mutationOptions({
      mutationKey: ['analytics-sync'],
      mutationFn: () => dataOf(api.GET('/sync-analytics-data', { fetch: fetchAsWrite })),
      meta: {
        success: t('Analytics data has been refreshed.'),
        invalidates: [analyticsQueries.all()],
      },
    }),
};
