import type { BookingInput } from '../contract/index.ts';

const textsAndContacts: (keyof BookingInput)[] = [
  'title',
  'parking_details',
  'project_owner_type',
  'project_owner',
  'booking_owner_phone_number',
  'point_of_contact_type',
  'point_of_contact',
  'booking_poc_phone_number',
  'invoice_to_user',
  'layout_lighting_details',
  'video_type_details',
  'interviewee_type_details',
  'interviewees_presenters_details',
  'camera_operator_capture_details',
  'inspiration_details',
  'purchase_order_type',
  'purchase_order',
  'covid_19',
  'additional_details',
];

/** The error a client gets for any other field once a videographer is assigned. */
export const onceAssignedText =
  'Once a videographer is assigned, only texts and contacts can be changed.';

/**
 * Whether a client may still change a field of the brief once a videographer is assigned: texts and
 * contacts (decisions §2) and the purchase order (decisions §8.9).
 */
export function isChangeableOnceAssigned(field: string): boolean {
  return (textsAndContacts as string[]).includes(field);
}

const shootFields: (keyof BookingInput)[] = [
  'date',
  'arrival_and_setup_date',
  'duration',
  'is_address_manual',
  'address',
];

/** The error a client gets for these fields once the shoot has begun. */
export const onceBegunText =
  'The shoot has begun: its date, place and length can only be changed by staff.';

/** Whether a client may still change a field of the brief once the shoot has begun (decisions §8.2). */
export function isChangeableOnceBegun(field: string): boolean {
  return !(shootFields as string[]).includes(field);
}
