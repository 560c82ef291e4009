import type { DraftSortField, ListUrl } from '@shootline/shared-api';

/** The URL parameters of My Drafts: its sort. */
export const draftListUrl: ListUrl<Record<never, never>, DraftSortField> = {
  filters: {},
  sortFields: ['modified', 'date', 'client', 'title', 'booking_uid'],
  defaultSort: { sortBy: 'modified', asc: false },
};
