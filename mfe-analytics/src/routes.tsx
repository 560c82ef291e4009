import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

/** The page shows the failure if the code cannot be loaded. */
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
