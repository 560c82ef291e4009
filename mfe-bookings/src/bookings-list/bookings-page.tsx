import {
  isAdmin,
  listErrorMessage,
  useCurrentUser,
  useSearchedList,
  type BookingSummary,
  t,
} from '@shootline/shared-api';
import { Box, ButtonLink, NoticeBanner, Page } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { useLocation } from '@shootline/shared-ui/router';
import {
  ColumnsButton,
  listControls,
  RefreshButton,
  useKeptColumns,
} from '@shootline/shared-ui/table';
import { OwnViewTools, ViewTabs } from '@shootline/shared-ui/views';
import { useEffect } from 'react';
import { rowPath } from '../booking-paths.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { useFeedbackPrompt } from '../feedback/use-feedback-prompt.tsx';
import { FirstVisit } from '../first-visit/first-visit.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFilters } from '../list-views/booking-filters.tsx';
import { useIsInvoicing } from '../invoice-dialog/invoice-widget.ts';
import { bookingListUrl } from '../list-views/booking-list-url.ts';
import { useBookingViews } from '../list-views/booking-views.ts';
import { BookingsTable } from './bookings-table.tsx';
import { rememberList } from '../list-views/last-list.ts';
import { LazyListTools } from './lazy-list-tools.tsx';

const uuidOf = ({ uuid }: BookingSummary) => uuid;

export function BookingsPage() {
  const user = useCurrentUser();
  const { role_policy: role } = user;
  const { search } = useLocation();
  const url = useUrlFilters(bookingListUrl(role));
  const { booking_uid: number, title } = url.filters;
  const { list, isBeyondView } = useSearchedList({
    options: bookingQueries.list,
    query: url.query,
    isSearch: number !== '' || title !== '',
    isForAll: number !== '',
    keyOf: uuidOf,
  });
  const shown = isBeyondView ? { ...url, view: 'all' as const } : url;
  const { onSortToggle, onReset } = listControls(url, list);
  const prompt = useFeedbackPrompt(list);
  const views = useBookingViews(role, url, shown.view, list.view === 'empty');
  const refresh = () => {
    list.refresh();
    views.refresh();
  };
  const columns = bookingColumns(role, shown.view, useIsInvoicing());
  const { columnSettings, chosenIds } = useKeptColumns({
    list: 'bookings',
    columns,
    url,
    loaded: views.columns,
  });
  useEffect(() => rememberList(search), [search]);

  const toKeep = new URLSearchParams(url.search);
  if (chosenIds) toKeep.set('columns', chosenIds);
  return (
    <Page
      title={t('My Bookings')}
      count={<MatchCount list={list} />}
      views={
        <ViewTabs tabs={views.tabs}>
          <OwnViewTools list="bookings" ownView={views.ownView} search={toKeep.toString()} />
        </ViewTabs>
      }
      actions={
        <>
          {isAdmin(role) && <LazyListTools filters={url.filters} view={shown.view} />}
          <ColumnsButton columns={columns} columnSettings={columnSettings} />
          <RefreshButton onRefresh={refresh} isRefreshing={list.isRefreshing} />
        </>
      }
    >
      <BookingFilters url={url} user={user} onReset={onReset} />
      {isBeyondView && list.view === 'ready' && (
        <Box mb="3">
          <NoticeBanner>
            {number === ''
              ? t('Nothing matches in {view}. These are from all bookings.', { view: views.label })
              : t('Booking numbers are searched in all bookings, not only in {view}.', {
                  view: views.label,
                })}
          </NoticeBanner>
        </Box>
      )}
      {prompt.card}
      <BookingsTable
        key={prompt.stage}
        label={t('My Bookings')}
        view={shown.view}
        list={prompt.isAwaited ? { ...list, view: 'loading' } : list}
        errorMessage={listErrorMessage(
          list.error,
          t('Sorry, there was an error loading the list of bookings.'),
        )}
        emptyMessage={views.emptyMessage}
        emptyAction={
          views.elsewhere && (
            <ButtonLink to={views.elsewhere}>{t('Look in All Bookings')}</ButtonLink>
          )
        }
        columns={columns}
        columnSettings={columnSettings}
        getRowId={uuidOf}
        rowHref={rowPath}
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
      <FirstVisit isListLoaded={list.status === 'success'} />
    </Page>
  );
}
