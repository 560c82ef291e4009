import type { Booking, BookingInput } from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { briefNames, isRevealed } from '@shootline/shared-api/rules/brief';
import { wallText } from '@shootline/shared-api/values';

/** All fields of a brief that the form can change. */
export type Brief = Required<Omit<BookingInput, 'submittedTimezone'>>;

type SameInBoth = Pick<Booking, keyof Booking & keyof Brief>;

/**
 * A booking as its form's input: dates as DD-MM-YYYY HH:mm in the zone of its place, and people only if
 * they differ from the submitter and the owner.
 */
export function briefOf(booking: Booking): Brief {
  const zone = zoneOf(booking);
  const time = (instant: string | null) => instant && wallText(new Date(instant), zone);
  const { address, project_owner_type, point_of_contact_type } = booking;
  const person = (name: 'project_owner' | 'point_of_contact') =>
    isRevealed(name, { project_owner_type, point_of_contact_type }) ? booking[name] : null;
  const same = Object.fromEntries(briefNames.map((name) => [name, booking[name as keyof Booking]]));
  return {
    ...(same as SameInBoth),
    client: booking.client.id,
    date: time(booking.date),
    arrival_and_setup_date: time(booking.arrival_and_setup_date),
    is_address_manual: address && address.is_manual,
    address,
    project_owner: person('project_owner'),
    point_of_contact: person('point_of_contact'),
  };
}
