import { listQueries, t } from '@shootline/shared-api';
import type { ViewTab } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';
import { offerListUrl, offerViews, type OfferView } from './offer-list-url.ts';

const labels: Record<OfferView, string> = {
  to_answer: t('To answer'),
  upcoming: t('Upcoming'),
  all: t('All'),
};

const none = t('There are currently no Videographers availabilities that you can view.');

/** The text of each view when it is empty. */
const empty: Record<OfferView, string> = {
  to_answer: t('No offer is waiting for an answer.'),
  upcoming: t('There are no upcoming shoots with an accepted offer.'),
  all: none,
};

const path = '/booking-availability';

/** The views of the offers with their counts, and the text for an empty view. */
export function useOfferViews(role: number, current: OfferView) {
  // The tabs work without counts.
  const { data, refetch } = useQuery({
    ...listQueries.views('availabilities'),
    retryOnMount: false,
  });
  const countOf = (view: OfferView) => data?.views.find((one) => one.view === view)?.count;
  const defaultView = offerListUrl(role).views?.defaultView;
  const tabs: ViewTab[] = offerViews.map((view) => ({
    id: view,
    label: labels[view],
    to: view === defaultView ? path : `${path}?view=${view}`,
    isCurrent: view === current,
    count: countOf(view),
  }));
  const hasNone = countOf('all') === 0;
  return {
    tabs,
    columns: data?.columns,
    refresh: () => void refetch(),
    emptyMessage: hasNone ? none : empty[current],
    /** Link to the view of all offers; undefined in that view, or if there are none. */
    elsewhere: current === 'all' || hasNone ? undefined : tabs.at(-1)?.to,
  };
}
