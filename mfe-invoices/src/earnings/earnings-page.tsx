import {
  type Earning,
  errorMessage,
  listErrorMessage,
  t,
  useCurrentUser,
  usePagedList,
} from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { NoticeBanner, Page } from '@shootline/shared-ui';
import { DownloadButton } from '@shootline/shared-ui/files';
import { type Filter, FilterBar, MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { ViewTabs } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';
import { EarningSums } from './earning-sums.tsx';
import { earningsColumns } from './earnings-columns.tsx';
import { downloadShoots, downloadStatement, earningsQueries } from './earnings.queries.ts';
import { earningStates, earningsUrl, stateNames } from './earnings-url.ts';
import { daysOfYear, isSame, monthAt, offeredPeriods, pathOf } from './periods.ts';

const texts = {
  error: t('Sorry, there was an error loading your earnings.'),
  noMatch: t('No invoices match your filter criteria.'),
  none: t('Nothing to invoice yet. Your shoots appear here once you provide their footage.'),
};

const filters: Filter<'state' | 'from_date' | 'to_date'>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: t('Status'),
    options: stateNames.map((value) => ({ value, label: earningStates[value] })),
  },
  { kind: 'day', name: 'from_date', label: t('From Date') },
  { kind: 'day', name: 'to_date', label: t('To Date'), notBefore: 'from_date' },
];

const uuidOf = ({ uuid }: Earning) => uuid;

/** A videographer's earnings and invoices. */
export function EarningsPage() {
  const { timezone } = useCurrentUser();
  const linkToArea = useLinkToArea();
  const url = useUrlFilters(earningsUrl);
  // The route's prefetch has just run; do not retry its failure at once.
  const list = usePagedList({ ...earningsQueries.list(url.query), retryOnMount: false }, uuidOf);
  const sums = useQuery({ ...earningsQueries.sums(), retryOnMount: false });
  const { onReset } = listControls(url, list);
  const month = monthAt(new Date(), timezone);
  const year = Number((url.filters.from_date.slice(6) || month).slice(0, 4));
  const { from_date, to_date } = url.filters;
  const period = { ...(from_date && { from_date }), ...(to_date && { to_date }) };
  const tabs = offeredPeriods(month).map(({ period, ...tab }) => ({
    ...tab,
    to: pathOf(period),
    isCurrent: isSame(period, url.filters),
  }));

  return (
    <Page
      title={t('Earnings')}
      count={<MatchCount list={list} />}
      views={<ViewTabs tabs={tabs} />}
      actions={
        <>
          <DownloadButton fileName={t('statement.pdf')} load={() => downloadStatement(period)} />
          <DownloadButton
            fileName={t('shoots-{year}.xlsx', { year: String(year) })}
            load={() => downloadShoots(daysOfYear(year))}
          />
          <RefreshButton
            onRefresh={() => {
              list.refresh();
              void sums.refetch();
            }}
            isRefreshing={list.isRefreshing}
          />
        </>
      }
    >
      {sums.data && <EarningSums sums={sums.data} month={month} />}
      {sums.error && !sums.data && (
        <NoticeBanner tone="danger">{errorMessage(sums.error)}</NoticeBanner>
      )}
      <FilterBar filters={filters} url={url} onReset={onReset} />
      <PagedTable
        label={t('Earnings')}
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={earningsColumns}
        getRowId={uuidOf}
        rowHref={({ booking }) => linkToArea(`/booking/${booking.uuid}`)}
      />
    </Page>
  );
}
