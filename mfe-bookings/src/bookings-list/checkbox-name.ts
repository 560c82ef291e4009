import type { BookingSummary } from '@shootline/shared-api';

/** The name of a booking's checkbox in a list. */
export const checkboxName = ({ title, booking_uid }: BookingSummary) =>
  `Select ${title || 'booking'} ${booking_uid}`;
