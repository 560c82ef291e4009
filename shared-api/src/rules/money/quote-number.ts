/**
 * Whether the booking form asks for the quote number: only of admins, and not when they edit a client's
 * booking, whose client was never asked. No `booking` means a new one.
 */
export function isQuoteNumberAsked(
  isAdmin: boolean,
  booking?: { isOwn: boolean; quote_number_type?: string | null },
): boolean {
  return isAdmin && (!booking || booking.isOwn || Boolean(booking.quote_number_type));
}
