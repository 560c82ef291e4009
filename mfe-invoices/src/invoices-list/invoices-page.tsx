import {
  invoiceQueries,
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  type Invoice,
} from '@shootline/shared-api';
import { Page, useBrand } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { useMemo } from 'react';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTools } from './invoice-tools.tsx';
import { invoiceListUrl } from './invoice-list-url.ts';

const texts = {
  error: 'Sorry, there was an error loading the list of invoices.',
  noMatch: 'No invoices match your filter criteria.',
  none: 'No invoices available for review.',
};

const uuidOf = ({ uuid }: Invoice) => uuid;

/** My Invoices, the finance dashboard (S2 §2). */
export function InvoicesPage() {
  const { timezone } = useCurrentUser();
  const { name: brand } = useBrand();
  const url = useUrlFilters(invoiceListUrl);
  // The route's prefetch has just failed or succeeded; a failure is not retried at once.
  const list = usePagedList({ ...invoiceQueries.list(url.query), retryOnMount: false }, uuidOf);
  const columns = useMemo(() => invoiceColumns(brand, timezone), [brand, timezone]);
  const { onSortToggle, onReset } = listControls(url, list);

  return (
    <Page
      title="My Invoices"
      count={<MatchCount list={list} />}
      actions={
        <>
          <InvoiceTools filters={url.query} selected={[]} />
          <RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />
        </>
      }
    >
      <InvoiceFilters url={url} onReset={onReset} />
      <PagedTable
        label="My Invoices"
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={columns}
        getRowId={uuidOf}
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
    </Page>
  );
}
