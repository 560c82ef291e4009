import {
  availabilityViews,
  type AvailabilityViewChoice,
  defaultAvailabilityView,
  listQueries,
  t,
} from '@shootline/shared-api';
import { useSearchParams } from '@shootline/shared-ui/router';
import { ownViewTabs, type ViewTab } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';

const labels: Record<AvailabilityViewChoice, string> = {
  to_answer: t('To answer'),
  upcoming: t('Upcoming'),
  all: t('All'),
};

const none = t('There are currently no Videographers availabilities that you can view.');

/** The text of each view when it is empty. */
const empty: Record<AvailabilityViewChoice, string> = {
  to_answer: t('No offer is waiting for an answer.'),
  upcoming: t('There are no upcoming shoots with an accepted offer.'),
  all: none,
};

const path = '/booking-availability';

/** The views of the offers with their counts, including the user's own, and the text for an empty view. */
export function useOfferViews(role: number, current: AvailabilityViewChoice) {
  const [search] = useSearchParams();
  // The tabs work without counts.
  const { data, refetch } = useQuery({
    ...listQueries.views('availabilities'),
    retryOnMount: false,
  });
  const countOf = (view: AvailabilityViewChoice) =>
    data?.views.find((one) => one.view === view)?.count;
  const ownView = data?.own_views.find(({ uuid }) => uuid === search.get('own_view'));
  const tabs = availabilityViews.map((view): ViewTab => ({
    id: view,
    label: labels[view],
    to: view === defaultAvailabilityView(role) ? path : `${path}?view=${view}`,
    isCurrent: !ownView && view === current,
    count: countOf(view),
  }));
  const hasNone = countOf('all') === 0;
  return {
    tabs: [...tabs, ...ownViewTabs(path, data?.own_views, ownView)],
    ownView,
    columns: data?.columns,
    refresh: () => void refetch(),
    emptyMessage: hasNone ? none : empty[current],
    /** Link to the view of all offers; undefined in that view, or if there are none. */
    elsewhere: current === 'all' || hasNone ? undefined : tabs.at(-1)?.to,
  };
}
