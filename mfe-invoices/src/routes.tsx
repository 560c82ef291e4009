import { isUuid, listQueries, readListUrl } from '@shootline/shared-api';
import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';
import { earningsQueries } from './earnings/earnings.queries.ts';
import { earningsUrl } from './earnings/earnings-url.ts';
import { invoiceQueries } from './invoice/invoice.queries.ts';
import { invoicingQueries } from './invoicing/invoicing.queries.ts';
import { invoiceListUrl } from './filters/invoice-list-url.ts';

export const routes = defineRoutes<typeof remote>({
  '/finance-dashboard': {
    page: () =>
      import('./invoices-list/invoices-page.tsx').then((m) => ({ Component: m.InvoicesPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(invoiceListUrl, search);
      void queryClient.prefetchInfiniteQuery(invoiceQueries.list(query));
      void queryClient.prefetchQuery(listQueries.views('invoices'));
    },
  },
  '/invoicing': {
    page: () =>
      import('./invoicing/invoicing-page.tsx').then((m) => ({ Component: m.InvoicingPage })),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(invoicingQueries.detail()),
  },
  '/earnings': {
    page: () => import('./earnings/earnings-page.tsx').then((m) => ({ Component: m.EarningsPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(earningsUrl, search);
      void queryClient.prefetchInfiniteQuery(earningsQueries.list(query));
      void queryClient.prefetchQuery(earningsQueries.sums());
    },
  },
  '/invoice/:invoiceId/make-approved': {
    page: () =>
      import('./window-pages/approve-invoice-page.tsx').then((m) => ({
        Component: m.ApproveInvoicePage,
      })),
    prefetch: ({ queryClient, params: { invoiceId: id } }) => {
      if (id && isUuid(id)) void queryClient.prefetchQuery(invoiceQueries.detail(id));
    },
  },
  '/invoice/:invoiceId/make-rejected': {
    page: () =>
      import('./window-pages/reject-invoice-page.tsx').then((m) => ({
        Component: m.RejectInvoicePage,
      })),
    prefetch: ({ queryClient, params: { invoiceId: id } }) => {
      if (id && isUuid(id)) void queryClient.prefetchQuery(invoiceQueries.detail(id));
    },
  },
});
