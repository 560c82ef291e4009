import type { BookingInput } from '../contract/index.ts';

/**
 * Fields of a brief that depend on another answer, each with its question and the revealing answer (S1 §2).
 */
const revealedBy = {
  parking_details: ['is_parking_available', true],
  project_owner: ['project_owner_type', 'other'],
  point_of_contact: ['point_of_contact_type', 'other'],
  video_type_details: ['video_type', 'other'],
  interviewee_type_details: ['interviewee_type', 'other'],
  purchase_order: ['purchase_order_type', 'available_now'],
  quote_number: ['quote_number_type', 'available_now'],
} as const satisfies Partial<
  Record<keyof BookingInput, readonly [keyof BookingInput, string | boolean]>
>;

/** A field that belongs to a brief only with a certain answer to another question. */
export type RevealedField = keyof typeof revealedBy;

/** The question and answer that reveal a field. */
export const revealing = (field: RevealedField): readonly [keyof BookingInput, string | boolean] =>
  revealedBy[field];

/** Whether a field belongs to a brief; a revealed field does only with its answer (S1 §2). */
export function isRevealed(field: keyof BookingInput, brief: BookingInput): boolean {
  if (!(field in revealedBy)) return true;
  const [question, answer] = revealing(field as RevealedField);
  return brief[question] === answer;
}
