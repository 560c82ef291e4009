import type { DraftSortField, ListUrl } from '@shootline/shared-api';

/** What the URL of My Drafts may carry: its sort. */
export const draftListUrl: ListUrl<Record<never, never>, DraftSortField> = {
  filters: {},
  sortFields: ['date', 'client', 'title', 'booking_uid'],
  defaultSort: { sortBy: 'date', asc: false },
};
