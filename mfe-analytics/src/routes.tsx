import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

/** Where the code does not come, the page says so. */
const ignore = () => undefined;

export const routes = defineRoutes<typeof remote>({
  '/analytics': {
    page: () =>
      import('./analytics/analytics-page.tsx').then((m) => ({ Component: m.AnalyticsPage })),
    prefetch: (context) =>
      void import('./analytics/prefetch-analytics.ts').then(
        (m) => m.prefetchAnalytics(context),
        ignore,
      ),
  },
});
