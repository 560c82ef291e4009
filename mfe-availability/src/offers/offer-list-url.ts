import {
  type AvailabilitySortField,
  availabilityViews,
  type AvailabilityViewChoice,
  defaultAvailabilityView,
  isVideographer,
  type ListUrl,
  roles,
} from '@shootline/shared-api';

type OfferListUrl = ListUrl<Record<never, never>, AvailabilitySortField, AvailabilityViewChoice>;

/** The order of each view; the server's for all. */
const sorts = {
  to_answer: { sortBy: 'answer_by', asc: true },
  upcoming: { sortBy: 'date', asc: true },
  all: undefined,
} as const;

const listUrl = (role: number): OfferListUrl => ({
  filters: {},
  views: {
    offered: availabilityViews,
    defaultView: defaultAvailabilityView(role),
    sortOf: (view) => sorts[view],
  },
  sortFields: ['client', 'title', 'date', 'videographer', 'status', 'answer_by'],
  defaultSort: { sortBy: 'date', asc: false },
});

const ofVideographers = listUrl(roles.camera_operator);
const ofStaff = listUrl(roles.editor);

/** The views and sorts that the URL of the offers may carry for a role. */
export function offerListUrl(role: number): OfferListUrl {
  return isVideographer(role) ? ofVideographers : ofStaff;
}
