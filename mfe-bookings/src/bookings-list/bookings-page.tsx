import {
  bookingQueries,
  isAdmin,
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  type BookingSummary,
} from '@shootline/shared-api';
import { Page } from '@shootline/shared-ui';
import { useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, RefreshButton } from '@shootline/shared-ui/table';
import { rowPath } from '../booking-paths.ts';
import { FirstVisit } from '../first-visit/first-visit.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { bookingListUrl } from './booking-list-url.ts';
import { BookingsTable } from './bookings-table.tsx';
import { LateListTools } from './late-list-tools.tsx';

const texts = {
  error: 'Sorry, there was an error loading the list of bookings.',
  noMatch:
    'There are currently no bookings that match your filters, or there are no bookings that you can view. Try changing your filters to see your bookings.',
  none: "You don't have any bookings yet. Click 'New Booking' to get started.",
};

const uuidOf = ({ uuid }: BookingSummary) => uuid;

/** My Bookings (S1 §2). */
export function BookingsPage() {
  const user = useCurrentUser();
  const url = useUrlFilters(bookingListUrl(user.role_policy));
  // The route's prefetch has just failed or succeeded; a failure is not retried at once.
  const list = usePagedList({ ...bookingQueries.list(url.query), retryOnMount: false }, uuidOf);
  const { onSortToggle, onReset } = listControls(url, list);

  return (
    <Page
      title="My Bookings"
      actions={
        <>
          {isAdmin(user.role_policy) && <LateListTools filters={url.filters} />}
          <RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />
        </>
      }
    >
      <BookingFilters url={url} user={user} onReset={onReset} />
      <BookingsTable
        label="My Bookings"
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={bookingColumns(user.role_policy)}
        getRowId={uuidOf}
        rowHref={rowPath}
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
      <FirstVisit isListLoaded={list.status === 'success'} />
    </Page>
  );
}
