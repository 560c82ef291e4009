import { t, type BookingSummary } from '@shootline/shared-api';

// The API's limit for InvoiceSubmissions.
const mostTogether = 50;
const mostNamed = 3;

function namesOf(bookings: BookingSummary[]): string {
  const named = bookings.slice(0, mostNamed).map(({ booking_uid }) => booking_uid);
  const more = bookings.length - named.length;
  return named.join(', ') + (more > 0 ? t(' and {more} more', { more }) : '');
}

/** Why these bookings cannot be invoiced together; null when they can (decisions §7.14). */
export function invoicingRefusal(bookings: BookingSummary[]): string | null {
  if (bookings.length === 0) return t('Tick the bookings that the invoice is for.');
  if (bookings.length > mostTogether)
    return t('Choose between 1 and {mostTogether} bookings.', { mostTogether });
  const priced = bookings.filter(({ invoice_currency }) => invoice_currency !== null);
  const byCurrency = Map.groupBy(priced, ({ invoice_currency }) => invoice_currency);
  if (byCurrency.size < 2) return null;
  const groups = [...byCurrency].map(([currency, some]) => `${currency}: ${namesOf(some)}.`);
  return `One invoice can only be in one currency. ${groups.join(' ')}`;
}
