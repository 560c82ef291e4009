import {
  lazyModule,
  listErrorMessage,
  type ManagedUser,
  useCurrentUser,
  usePagedList,
  t,
} from '@shootline/shared-api';
import { Button, LazyDialog, Page } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { useMemo, useState } from 'react';
import { managedUserQueries } from './managed-user.queries.ts';
import { userColumns } from './user-columns.tsx';
import type { OpenDialog } from './user-dialogs.tsx';
import { UserFilters } from './user-filters.tsx';
import { userListUrl } from './user-list-url.ts';
import { UserMenu } from './user-menu.tsx';

const dialogs = lazyModule(() => import(/* webpackChunkName: "admin" */ './user-dialogs.tsx'));

const texts = {
  error: t('Sorry, there was an error loading the users.'),
  noMatch: t('No users match your filter criteria.'),
  none: t('There are no users.'),
};

const uuidOf = ({ uuid }: ManagedUser) => uuid;

/** Users: the workspace's users with their roles, access and invitations. */
export function UsersPage() {
  const { timezone } = useCurrentUser();
  const url = useUrlFilters(userListUrl);
  // The route's prefetch has just run; do not retry its failure at once.
  const list = usePagedList({ ...managedUserQueries.list(url.query), retryOnMount: false }, uuidOf);
  const { onReset } = listControls(url, list);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const columns = useMemo(
    () =>
      userColumns(timezone, (user) => (
        <UserMenu user={user} onOpen={(kind) => setDialog({ kind, user })} />
      )),
    [timezone],
  );

  return (
    <Page
      title={t('Users')}
      count={<MatchCount list={list} />}
      actions={
        <>
          <RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />
          <Button size="sm" onClick={() => setDialog({ kind: 'invite' })}>
            {t('Invite User')}
          </Button>
        </>
      }
    >
      <UserFilters url={url} onReset={onReset} />
      <PagedTable
        label={t('Users')}
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={columns}
        getRowId={uuidOf}
      />
      {dialog && (
        <LazyDialog of={dialogs} onClose={close}>
          {({ UserDialog }) => <UserDialog dialog={dialog} onClose={close} />}
        </LazyDialog>
      )}
    </Page>
  );
}
