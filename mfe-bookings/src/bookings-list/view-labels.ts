import type { BookingViewChoice } from '@shootline/shared-api';

/** Tab labels of the views. */
export const viewLabels: Record<BookingViewChoice, string> = {
  needs_approval: 'Needs approval',
  to_staff: 'To staff',
  next_14_days: 'Next 14 days',
  to_complete: 'To complete',
  fee_due: 'Fee due',
  upcoming: 'Upcoming',
  to_invoice: 'To invoice',
  drafts: 'Drafts',
  needs_me: 'Needs me',
  past: 'Past',
  all: 'All',
};
