import type { Booking, BookingInput } from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { wallText } from '@shootline/shared-api/values';

/** All fields of a brief that the form can change. */
export type Brief = Required<Omit<BookingInput, 'submittedTimezone'>>;

const sameInBoth = [
  'title',
  'duration',
  'is_parking_available',
  'parking_details',
  'project_owner_type',
  'booking_owner_phone_number',
  'point_of_contact_type',
  'booking_poc_phone_number',
  'invoice_to_user',
  'invoice_notes',
  'layout_lighting_details',
  'video_type',
  'video_type_details',
  'interviewee_type',
  'interviewee_type_details',
  'interviewees_presenters_details',
  'camera_operator_capture_details',
  'inspiration_details',
  'purchase_order_type',
  'purchase_order',
  'quote_number_type',
  'quote_number',
  'is_equipment_terms_accepted',
  'is_terms_accepted',
  'shoot_footage_upload_type',
  'covid_19',
  'additional_details',
  'maximum_budget',
  'maximum_budget_currency',
] as const satisfies (keyof Booking & keyof Brief)[];

type SameInBoth = Pick<Booking, (typeof sameInBoth)[number]>;

/**
 * A booking as its form's input: dates as DD-MM-YYYY HH:mm in the zone of its place, and people only if
 * they differ from the submitter and the owner (S1 §5).
 */
export function briefOf(booking: Booking): Brief {
  const zone = zoneOf(booking);
  const time = (instant: string | null) => instant && wallText(new Date(instant), zone);
  const { address, project_owner_type, point_of_contact_type } = booking;
  return {
    ...(Object.fromEntries(sameInBoth.map((field) => [field, booking[field]])) as SameInBoth),
    client: booking.client.id,
    date: time(booking.date),
    arrival_and_setup_date: time(booking.arrival_and_setup_date),
    is_address_manual: address && address.is_manual,
    address,
    project_owner: project_owner_type === 'other' ? booking.project_owner : null,
    point_of_contact: point_of_contact_type === 'other' ? booking.point_of_contact : null,
  };
}
