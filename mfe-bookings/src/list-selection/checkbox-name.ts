import { t, type BookingSummary } from '@shootline/shared-api';

/** The name of a booking's checkbox in a list. */
export const checkboxName = ({ title, booking_uid }: BookingSummary) =>
  t('Select {title} {number}', { title: title || t('booking'), number: booking_uid });
