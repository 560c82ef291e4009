import { countCap, type PagedList, t } from '@shootline/shared-api';
import { Box, Button, NoticeBanner, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table.tsx';
import { ListState } from './list-state.tsx';
import { LoadMore } from './load-more.tsx';

/** Stays in view beneath the head of a long list. */
function OutdatedNotice({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Box position="sticky" top="calc(var(--top-bar-height) + 3rem)" zIndex="docked">
      <NoticeBanner
        actions={
          <Button size="xs" variant="outline" onClick={onRefresh}>
            {t('Refresh')}
          </Button>
        }
      >
        {t('This list has changed since it was loaded.')}
      </NoticeBanner>
    </Box>
  );
}

type ShownList<Row> = Omit<PagedList<Row>, 'status' | 'isOther' | 'forgetOthers'>;

interface PagesProps<Row> {
  list: ShownList<Row>;
  errorMessage: string;
  emptyMessage: string;
  emptyAction?: ReactNode;
}

/**
 * A list that loads page by page, with its loading, empty and failed states. `children` renders the rows and
 * places "Load more". If a refresh fails, the rows stay and the error is shown above them; an error of a
 * further page is shown at its button.
 */
export function ListPages<Row>(
  props: PagesProps<Row> & { children: (loadMore: ReactNode) => ReactNode },
) {
  const { list, errorMessage, emptyMessage, emptyAction, children } = props;
  const failure = (
    <NoticeBanner
      tone="danger"
      actions={
        <Button size="xs" variant="outline" onClick={list.retry}>
          {t('Retry')}
        </Button>
      }
    >
      {errorMessage}
    </NoticeBanner>
  );
  return (
    <ListState
      status={list.view}
      errorMessage={errorMessage}
      onRetry={list.retry}
      emptyMessage={emptyMessage}
      emptyAction={emptyAction}
    >
      <Stack gap="3">
        {list.error && !list.hasMoreFailed && failure}
        {list.isOutdated && <OutdatedNotice onRefresh={list.refresh} />}
        {children(
          <Stack gap="3">
            {list.hasMoreFailed && failure}
            <LoadMore
              hasNext={list.hasNext}
              isFetching={list.isLoadingMore}
              onLoadMore={list.loadMore}
              shown={list.rows.length}
              total={list.count > countCap ? null : list.count}
            />
          </Stack>,
        )}
      </Stack>
    </ListState>
  );
}

/** `ListPages` as a table. */
export function PagedTable<Row>(
  props: Omit<DataTableProps<Row>, 'rows' | 'isBusy' | 'footer'> & PagesProps<Row>,
) {
  const { list, errorMessage, emptyMessage, emptyAction, ...table } = props;
  return (
    <ListPages {...{ list, errorMessage, emptyMessage, emptyAction }}>
      {(footer) => (
        <DataTable {...table} rows={list.rows} isBusy={list.isRefreshing} footer={footer} />
      )}
    </ListPages>
  );
}
