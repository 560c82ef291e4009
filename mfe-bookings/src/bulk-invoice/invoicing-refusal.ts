import { t, type BookingSummary } from '@shootline/shared-api';

// The API's limit for InvoiceSubmissions.
const mostTogether = 50;
const mostNamed = 3;

function namesOf(bookings: BookingSummary[]): string {
  const names = bookings
    .slice(0, mostNamed)
    .map(({ booking_uid }) => booking_uid)
    .join(', ');
  const more = bookings.length - mostNamed;
  return more > 0 ? t('{names} and {more} more', { names, more }) : names;
}

/** Why these bookings cannot be invoiced together; null when they can. */
export function invoicingRefusal(bookings: BookingSummary[]): string | null {
  if (bookings.length === 0) return t('Select the bookings that the invoice is for.');
  if (bookings.length > mostTogether)
    return t('Choose between 1 and {most} bookings.', { most: mostTogether });
  const priced = bookings.filter(({ invoice_currency }) => invoice_currency !== null);
  const byCurrency = Map.groupBy(priced, ({ invoice_currency }) => invoice_currency);
  if (byCurrency.size < 2) return null;
  const groups = [...byCurrency].map(([currency, some]) => `${currency}: ${namesOf(some)}.`);
  return `${t('One invoice can only be in one currency.')} ${groups.join(' ')}`;
}
