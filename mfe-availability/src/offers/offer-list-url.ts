import {
  type AvailabilitySortField,
  type AvailabilityView,
  isVideographer,
  type ListUrl,
} from '@shootline/shared-api';

export type OfferView = AvailabilityView | 'all';

type OfferListUrl = ListUrl<Record<never, never>, AvailabilitySortField, OfferView>;

/** The views of the offers in the order of their tabs. */
export const offerViews: readonly OfferView[] = ['to_answer', 'upcoming', 'all'];

const soonestFirst = { sortBy: 'date', asc: true } as const;

const listUrl = (
  defaultView: OfferView,
  sortFields: readonly AvailabilitySortField[],
): OfferListUrl => ({
  filters: {},
  views: {
    offered: offerViews,
    defaultView,
    sortOf: (view) => (view === 'all' ? undefined : soonestFirst),
  },
  sortFields,
  defaultSort: { sortBy: 'date', asc: false },
});

// Videographers come here to answer. Staff only look offers up; bookings without a videographer are in My
// Bookings.
const ofVideographers = listUrl('to_answer', ['client', 'title', 'date', 'status']);
const ofStaff = listUrl('all', ['client', 'title', 'date', 'videographer', 'status']);

/** The views and sorts that the URL of the offers may carry for a role. */
export function offerListUrl(role: number): OfferListUrl {
  return isVideographer(role) ? ofVideographers : ofStaff;
}
