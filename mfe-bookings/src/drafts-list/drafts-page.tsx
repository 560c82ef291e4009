import {
  lazyModule,
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  type BookingSummary,
  t,
} from '@shootline/shared-api';
import { bookingCreators, checkAccess } from '@shootline/shared-api/portal';
import { BackLink, LazyDialog, Page, Text } from '@shootline/shared-ui';
import { useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { useCallback, useMemo, useState } from 'react';
import { rowPath } from '../booking-paths.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { draftColumnsWith } from './draft-columns.tsx';
import { draftListUrl } from './draft-list-url.ts';

const dialog = lazyModule(() => import('../row-step/row-step-dialog.tsx'));

const texts = {
  error: t('Sorry, there was an error loading the list of drafts.'),
  none: t("You have not created any drafts yet. Click 'New Booking' to get started."),
  noneForOthers: t('You have no drafts. Only clients and admins create bookings.'),
};

const uuidOf = ({ uuid }: BookingSummary) => uuid;

export function DraftsPage() {
  const canCreate = checkAccess(bookingCreators, useCurrentUser()) === 'granted';
  const url = useUrlFilters(draftListUrl);
  // The route's prefetch has just run; do not retry its failure at once.
  const list = usePagedList({ ...bookingQueries.drafts(url.query), retryOnMount: false }, uuidOf);
  const [deleted, setDeleted] = useState<BookingSummary>();
  const close = useCallback(() => setDeleted(undefined), []);
  const columns = useMemo(() => draftColumnsWith(setDeleted), []);
  const { onSortToggle } = listControls(url, list);

  return (
    <Page
      title={t('My Drafts')}
      eyebrow={<BackLink to="/">{t('View all bookings')}</BackLink>}
      subtitle={
        url.sort.sortBy === 'modified' &&
        list.rows.length > 1 && <Text>{t('Last edited first.')}</Text>
      }
      actions={<RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />}
    >
      <PagedTable
        label={t('My Drafts')}
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={canCreate ? texts.none : texts.noneForOthers}
        columns={columns}
        getRowId={uuidOf}
        rowHref={rowPath}
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
      {deleted && (
        <LazyDialog of={dialog} onClose={close}>
          {({ RowStepDialog }) => (
            <RowStepDialog step="make_deleted" booking={deleted.uuid} onClose={close} />
          )}
        </LazyDialog>
      )}
    </Page>
  );
}
