import type { BookingInput } from '../../contract/index.ts';

/** Whether the owner is the contact, whose phone then is a copy of the owner's. */
export const isOwnerContact = ({ point_of_contact_type }: BookingInput): boolean =>
  point_of_contact_type === 'project_owner';

/**
 * The brief with copied phones: a missing owner phone is filled from another owner's, and a contact who is
 * the owner gets the owner's phone, replacing any typed one.
 */
export function withCopiedPhones(values: BookingInput): BookingInput {
  const other = values.project_owner_type === 'other' ? values.project_owner?.phone : undefined;
  const owner = values.booking_owner_phone_number || other;
  return {
    ...values,
    booking_owner_phone_number: owner,
    booking_poc_phone_number: isOwnerContact(values)
      ? other || owner
      : values.booking_poc_phone_number,
  };
}
