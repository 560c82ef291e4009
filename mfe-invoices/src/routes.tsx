import { invoiceQueries, readListUrl } from '@shootline/shared-api';
import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';
import { invoiceListUrl } from './invoices-list/invoice-list-url.ts';

export const routes = defineRoutes<typeof remote>({
  '/finance-dashboard': {
    page: () =>
      import('./invoices-list/invoices-page.tsx').then((m) => ({ Component: m.InvoicesPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(invoiceListUrl, search);
      void queryClient.prefetchInfiniteQuery(invoiceQueries.list(query));
    },
  },
});
