import { t, type BookingViewChoice } from '@shootline/shared-api';

/** Texts for empty views. */
const empty: Record<Exclude<BookingViewChoice, 'all'>, string> = {
  needs_approval: t('No booking needs approval.'),
  to_staff: t('Everything in the next 14 days is staffed.'),
  next_14_days: t('There are no shoots in the next 14 days.'),
  to_confirm: t('Every call sheet of the next 24 hours is confirmed.'),
  to_complete: t('No booking is waiting to be completed.'),
  fee_due: t('No cancelled booking is waiting for a fee.'),
  upcoming: t('There are no upcoming shoots.'),
  to_invoice: t('No shoot is waiting for your invoice.'),
  drafts: t('There are no drafts.'),
  needs_me: t('Nothing is waiting for you: no feedback to give, no comment to answer.'),
  past: t('There are no past shoots.'),
};

const noMatch = t(
  'There are currently no bookings that match your filters, or there are no bookings that you can view. Try changing your filters to see your bookings.',
);
const none = t("You don't have any bookings yet. Click 'New Booking' to get started.");

/** The text for an empty list in a view; `hasNone` if the user has no bookings at all. */
export function emptyText(view: BookingViewChoice, hasNone: boolean, isFiltered: boolean): string {
  if (hasNone) return none;
  return view === 'all' || isFiltered ? noMatch : empty[view];
}
