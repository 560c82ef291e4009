import { isUuid, readListUrl, userQueries } from '@shootline/shared-api';
import { defineRoutes } from '@shootline/shared-api/portal';
import { prefetchContributions } from '../contributions/contributed.ts';
import { accountQueries } from '../own-pages/account.queries.ts';
import { auditQueries } from '../audit/audit.queries.ts';
import { auditListUrl } from '../audit/audit-list-url.ts';
import { managedUserQueries } from '../users/managed-user.queries.ts';
import { userListUrl } from '../users/user-list-url.ts';
import { mailQueries } from '../mails/mail.queries.ts';
import { mailListUrl } from '../mails/mail-list-url.ts';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { workspaceQueries } from '../workspace/workspace-settings.queries.ts';
import { statusQueries } from '../status/status.queries.ts';
import type { ownArea } from '../own-pages/own-area.ts';

export const routes = defineRoutes<typeof ownArea>({
  '/inbox': { page: () => Promise.resolve({ Component: InboxPage }) },
  '/account': {
    page: () =>
      import(/* webpackChunkName: "account" */ '../account/account-page.tsx').then((m) => ({
        Component: m.AccountPage,
      })),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(accountQueries.detail());
      void queryClient.prefetchQuery(accountQueries.sessions());
      prefetchContributions(queryClient, 'texts');
      void queryClient.prefetchQuery(userQueries.address());
    },
  },
  '/users': {
    page: () =>
      import(/* webpackChunkName: "admin" */ '../users/users-page.tsx').then((m) => ({
        Component: m.UsersPage,
      })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(userListUrl, search);
      void queryClient.prefetchInfiniteQuery(managedUserQueries.list(query));
    },
  },
  '/workspace': {
    page: () =>
      import(/* webpackChunkName: "admin" */ '../workspace/workspace-page.tsx').then((m) => ({
        Component: m.WorkspacePage,
      })),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(workspaceQueries.settings());
      prefetchContributions(queryClient, 'settings');
    },
  },
  '/mails': {
    page: () =>
      import(/* webpackChunkName: "admin" */ '../mails/mails-page.tsx').then((m) => ({
        Component: m.MailsPage,
      })),
    prefetch: ({ queryClient, search }) => {
      const { state } = readListUrl(mailListUrl, search).query;
      void queryClient.prefetchInfiniteQuery(mailQueries.list(state ? { state } : {}));
      void queryClient.prefetchQuery(mailQueries.overview());
    },
  },
  '/mails/:mailId': {
    page: () =>
      import(/* webpackChunkName: "admin" */ '../mails/mail-page.tsx').then((m) => ({
        Component: m.MailPage,
      })),
    prefetch: ({ queryClient, params: { mailId = '' } }) => {
      if (isUuid(mailId)) void queryClient.prefetchQuery(mailQueries.detail(mailId));
    },
  },
  '/audit': {
    page: () =>
      import(/* webpackChunkName: "admin" */ '../audit/audit-page.tsx').then((m) => ({
        Component: m.AuditPage,
      })),
    prefetch: ({ queryClient, search }) => {
      prefetchContributions(queryClient, 'texts');
      prefetchContributions(queryClient, 'settings');
      const { query } = readListUrl(auditListUrl, search);
      void queryClient.prefetchInfiniteQuery(auditQueries.list(query));
    },
  },
  '/status': {
    page: () =>
      import('../status/status-page.tsx').then((m) => ({
        Component: m.StatusPage,
      })),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(statusQueries.server());
      void queryClient.prefetchQuery(statusQueries.jobs());
      void queryClient.prefetchQuery(statusQueries.remotes());
      void queryClient.prefetchQuery(mailQueries.overview());
    },
  },
  '/export/:fileId': {
    page: () =>
      import(/* webpackChunkName: "rare-pages" */ '../exports/export-page.tsx').then((m) => ({
        Component: m.ExportPage,
      })),
  },
});
