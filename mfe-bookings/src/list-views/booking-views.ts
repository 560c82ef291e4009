import {
  type BookingViewChoice,
  bookingViewsOf,
  defaultBookingView,
  isVideographer,
  lazyModule,
  listQueries,
  useLazyModule,
  t,
} from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';
import { ownViewTabs, type ViewTab } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@shootline/shared-ui/router';
import type { BookingUrlFilters } from './booking-list-url.ts';
import { viewLabels } from './view-labels.ts';

const emptyTexts = lazyModule(() => import('./empty-texts.ts'));

function pathOf(role: number, view: BookingViewChoice): string {
  return view === defaultBookingView(role) ? '/' : `/?view=${view}`;
}

function inAll({ search }: BookingUrlFilters): string {
  const all = new URLSearchParams(search);
  all.set('view', 'all');
  return `/?${all.toString()}`;
}

/** The page of a videographer's open offers as a tab, if this portal has it. */
function useOffersTab(role: number): ViewTab | undefined {
  const isShown = useOffersWidget('availability/booking-offers') && isVideographer(role);
  const { data } = useQuery({
    ...listQueries.views('availabilities'),
    enabled: isShown,
    retryOnMount: false,
  });
  if (!isShown) return undefined;
  const count = data?.views.find(({ view }) => view === 'to_answer')?.count;
  return { id: 'offers', label: t('Offers'), to: '/booking-availability', isCurrent: false, count };
}

/** The views of My Bookings with their counts, including the user's own, and the texts for empty ones. */
export function useBookingViews(
  role: number,
  url: BookingUrlFilters,
  /** The view of the rows; all if a search went beyond the open one. */
  shown: BookingViewChoice = 'all',
  isEmpty: boolean,
) {
  // Tabs also work without counts.
  const { data, refetch } = useQuery({ ...listQueries.views('bookings'), retryOnMount: false });
  const [search] = useSearchParams();
  const ownView = data?.own_views.find(({ uuid }) => uuid === search.get('own_view'));
  const countOf = (view: BookingViewChoice) =>
    data?.views.find((counted) => counted.view === view)?.count;
  const offersTab = useOffersTab(role);
  const { code: texts } = useLazyModule(emptyTexts, isEmpty);
  // For Me leads to this view; with its tab the others would take two lines.
  const tabs = bookingViewsOf(role)
    .filter((view) => view !== 'to_confirm' || view === url.view)
    .map((view): ViewTab => ({
      id: view,
      label: viewLabels[view],
      to: pathOf(role, view),
      isCurrent: !ownView && view === url.view,
      count: countOf(view),
    }));

  if (offersTab) tabs.splice(1, 0, offersTab);

  const { view = 'all', activeCount } = url;
  const hasNone = shown === 'all' ? activeCount === 0 : countOf('all') === 0;
  const isFiltered = activeCount > 0 && !hasNone;
  return {
    tabs: [...tabs, ...ownViewTabs('/', data?.own_views, ownView)],
    ownView,
    label: ownView?.name ?? viewLabels[view],
    columns: data?.columns,
    refresh: () => void refetch(),
    emptyMessage: texts?.emptyText(shown, hasNone, isFiltered) ?? '',
    /** A link to all bookings with the same filters, for an empty view; undefined if it would not help. */
    elsewhere: shown === 'all' || hasNone ? undefined : inAll(url),
  };
}
