import type { Booking } from '@shootline/shared-api';

/** The videographer's contact on the day, as on the call sheet: the point of contact. */
export function contactOnTheDay(booking: Booking): { name: string; phone: string } {
  const { point_of_contact: contact, booking_poc_phone_number: phone } = booking;
  return { name: contact?.full_name ?? '', phone: phone || contact?.phone || '' };
}
