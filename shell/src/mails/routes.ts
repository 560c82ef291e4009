import { isUuid, mailQueries, readListUrl } from '@shootline/shared-api';
import type { RemoteRoute } from '@shootline/shared-api/portal';
import { mailListUrl } from './mail-list-url.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/mails',
    page: () => import('./mails-page.tsx').then((m) => ({ Component: m.MailsPage })),
    prefetch: ({ queryClient, search }) => {
      const { state } = readListUrl(mailListUrl, search).query;
      void queryClient.prefetchInfiniteQuery(mailQueries.list(state ? { state } : {}));
    },
  },
  {
    path: '/mails/:mailId',
    page: () => import('./mail-page.tsx').then((m) => ({ Component: m.MailPage })),
    prefetch: ({ queryClient, params: { mailId = '' } }) => {
      if (isUuid(mailId)) void queryClient.prefetchQuery(mailQueries.detail(mailId));
    },
  },
];
