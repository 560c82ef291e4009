import type { BookingInput } from '../../contract/index.ts';
import type { BriefName } from './brief-field.ts';
import { briefField } from './brief-fields.ts';

/** Whether a field belongs to a brief; some do only with a certain answer to another question. */
export function isRevealed(name: BriefName, brief: BookingInput): boolean {
  const { shownWhen } = briefField(name);
  return !shownWhen || brief[shownWhen[0]] === shownWhen[1];
}

/**
 * Whether the form asks for a field. The phone of an owner or a contact is not asked for where their own
 * fields are, but belongs to the brief all the same.
 */
export function isAsked(name: BriefName, brief: BookingInput): boolean {
  if (name === 'booking_owner_phone_number') return !isRevealed('project_owner', brief);
  if (name === 'booking_poc_phone_number') {
    return Boolean(brief.point_of_contact_type) && !isRevealed('point_of_contact', brief);
  }
  return isRevealed(name, brief);
}
