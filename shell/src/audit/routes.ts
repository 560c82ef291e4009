import { auditQueries, readListUrl } from '@shootline/shared-api';
import type { RemoteRoute } from '@shootline/shared-api/portal';
import { auditListUrl } from './audit-list-url.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/audit',
    page: () => import('./audit-page.tsx').then((m) => ({ Component: m.AuditPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(auditListUrl, search);
      void queryClient.prefetchInfiniteQuery(auditQueries.list(query));
    },
  },
];
