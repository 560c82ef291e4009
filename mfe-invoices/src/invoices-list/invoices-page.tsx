import {
  lazyModule,
  listErrorMessage,
  useCurrentUser,
  useSearchedList,
  type Invoice,
  t,
} from '@shootline/shared-api';
import {
  Box,
  ButtonLink,
  LazyDialog,
  NoticeBanner,
  Page,
  Text,
  useBrand,
  useIsDesktop,
  useListedKeys,
} from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import {
  ColumnsButton,
  listControls,
  RefreshButton,
  useKeptColumns,
} from '@shootline/shared-ui/table';
import { ViewTabs } from '@shootline/shared-ui/views';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useBookingWay } from '../booking/use-booking-way.ts';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { invoiceCards } from './invoice-cards.tsx';
import { columnsOfView, invoiceColumns } from './invoice-columns.tsx';
import { createInvoiceEdits } from '../editing/invoice-edits.ts';
import { InvoiceFilters } from '../filters/invoice-filters.tsx';
import { invoiceListUrl } from '../filters/invoice-list-url.ts';
import { type InvoiceLayer, type InvoicePanel, rowOf } from '../editing/invoice-row.ts';
import { InvoiceTools } from './invoice-tools.tsx';
import { useInvoiceViews } from '../filters/invoice-views.ts';
import { InvoicesTable } from './invoices-table.tsx';
import { maxApprovals } from '../approval/approve-selection.tsx';
import { InvoiceApproval } from '../approval/invoice-approval.tsx';
import { useApprovalRun } from '../approval/use-approval-run.ts';
import { useUpdateSelection } from '../editing/use-update-selection.ts';

const detail = lazyModule(() => import('../invoice-dialog/invoice-detail-dialog.tsx'));
const layers = lazyModule(() => import('./invoice-layers.tsx'));

const failed = t('Sorry, there was an error loading the list of invoices.');
/** The filters that look for a number or a title. */
const searches = [
  'title',
  'booking_uid',
  'invoice_number',
  'quote_number',
  'po_number',
  'sales_invoice_number',
] as const;
const uuidOf = ({ uuid }: Invoice) => uuid;
const keysInInvoice = { 'Shift+A': t('Approve the open invoice and show the next') };

/** My Invoices, the finance dashboard. */
export function InvoicesPage() {
  const { timezone } = useCurrentUser();
  const { name: brand } = useBrand();
  const isDesktop = useIsDesktop();
  const { linkToArea, way } = useBookingWay();
  const url = useUrlFilters(invoiceListUrl);
  const { list, query, isBeyondView } = useSearchedList({
    options: invoiceQueries.list,
    query: url.query,
    isSearch: searches.some((name) => url.filters[name] !== ''),
    keyOf: uuidOf,
  });
  const { onSortToggle, onReset } = listControls(url, list);
  const views = useInvoiceViews(url, isBeyondView);
  const [edits] = useState(createInvoiceEdits);
  const state = useSyncExternalStore(edits.subscribe, edits.get);
  const invoiceOf = (uuid: string) => list.rows.find((invoice) => invoice.uuid === uuid);
  const updating = useUpdateSelection(edits, invoiceOf);
  const { isUpdating } = updating;
  useEffect(() => {
    const page = new AbortController();
    void edits.takeLeft(page.signal);
    return () => page.abort();
  }, [edits]);
  useEffect(() => {
    if (!isUpdating) edits.follow(list.rows);
  }, [edits, list.rows, isUpdating]);
  const refused = updating.outcome?.refused;
  const rows = useMemo(
    () => list.rows.map((row) => rowOf(row, state.edits.get(row.uuid), refused?.get(row.uuid))),
    [list.rows, state.edits, refused],
  );
  const selected = useMemo(
    () => list.rows.filter(({ uuid }) => state.selected.has(uuid)),
    [list.rows, state.selected],
  );

  const [opened, setOpened] = useState<{ layer: InvoicePanel; invoice: Invoice }>();
  const { shown, open: openInvoice, ...run } = useApprovalRun(list);
  const [matching, setMatching] = useState<readonly Invoice[]>();
  const closeMatching = useCallback(() => setMatching(undefined), []);
  useListedKeys(keysInInvoice);
  const close = useCallback(() => setOpened(undefined), []);
  const { view } = url;
  const columns = useMemo(() => {
    const onOpen = (layer: InvoiceLayer, invoice: Invoice) =>
      layer === 'detail' ? openInvoice(invoice) : setOpened({ layer, invoice });
    const all = invoiceColumns({
      brand,
      viewerZone: timezone,
      linkToArea,
      isBookingInDialog: way === 'dialog',
      onOpen,
    });
    return isDesktop ? columnsOfView(view, all) : invoiceCards(all, timezone, onOpen);
  }, [brand, timezone, linkToArea, way, isDesktop, openInvoice, view]);
  const { columnSettings } = useKeptColumns({
    list: 'invoices',
    columns,
    url,
    loaded: views.columns,
  });
  const client = useQueryClient();
  const refresh = () => {
    list.refresh();
    views.refresh();
    const { queryKey } = invoiceDetailQueries.totals(query);
    void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  };
  // An open dialog stays open when its invoice leaves the list.
  const openedRow =
    opened &&
    (rows.find(({ invoice }) => invoice.uuid === opened.invoice.uuid) ??
      rowOf(opened.invoice, state.edits.get(opened.invoice.uuid), undefined));

  return (
    <Page
      title={t('My Invoices')}
      count={<MatchCount list={list} />}
      views={<ViewTabs tabs={views.tabs} />}
      actions={
        <>
          <InvoiceTools filters={query} selected={state.selected} />
          <ColumnsButton columns={columns} columnSettings={columnSettings} />
          <RefreshButton onRefresh={refresh} isRefreshing={list.isRefreshing} />
        </>
      }
    >
      {way === null && (
        <Text fontSize="sm" color="fg.muted">
          {t('Bookings cannot be opened from here: they are not part of this portal.')}
        </Text>
      )}
      <InvoiceFilters url={url} onReset={onReset} />
      {isBeyondView && list.view === 'ready' && (
        <Box mb="3">
          <NoticeBanner>
            {t('Nothing matches in {view}. These are from all invoices.', { view: views.label })}
          </NoticeBanner>
        </Box>
      )}
      <InvoicesTable
        list={{ ...list, rows }}
        query={query}
        edits={edits}
        state={state}
        selected={selected}
        updating={updating}
        onOpen={(uuid) => {
          const invoice = invoiceOf(uuid);
          if (invoice) setOpened({ layer: 'edit', invoice });
        }}
        columns={columns}
        columnSettings={columnSettings}
        errorMessage={listErrorMessage(list.error, failed)}
        emptyMessage={views.emptyMessage}
        emptyAction={
          views.elsewhere && (
            <ButtonLink to={views.elsewhere}>{t('Look in All Invoices')}</ButtonLink>
          )
        }
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
      {shown !== undefined && (
        <LazyDialog of={detail} onClose={run.close}>
          {({ InvoiceDetailDialog }) => (
            <InvoiceDetailDialog
              invoice_uuid={shown}
              next_uuid={run.next}
              place={run.place}
              onNext={run.showNext}
              onMatching={() => {
                run.close();
                const waiting = list.rows.filter(({ permissions }) => permissions.make_approved);
                setMatching(waiting.slice(0, maxApprovals));
              }}
              onClose={run.close}
            />
          )}
        </LazyDialog>
      )}
      <InvoiceApproval
        asked={matching}
        elsewhere={0}
        startsWithMatching
        onApproved={edits.unselect}
        onClose={closeMatching}
      />
      {openedRow && (
        <LazyDialog of={layers} onClose={close}>
          {({ InvoiceLayers }) => (
            <InvoiceLayers
              layer={opened.layer}
              row={openedRow}
              columns={columns}
              edits={edits}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </Page>
  );
}
