import { invoiceQueries, readListUrl } from '@shootline/shared-api';
import type { RemoteRoute } from '@shootline/shared-api/portal';
import { invoiceListUrl } from './invoices-list/invoice-list-url.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/finance-dashboard',
    page: () =>
      import('./invoices-list/invoices-page.tsx').then((m) => ({ Component: m.InvoicesPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(invoiceListUrl, search);
      void queryClient.prefetchInfiniteQuery(invoiceQueries.list(query));
    },
  },
];
