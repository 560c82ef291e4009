import { type BookingInput, isAdmin, isInternal } from '@shootline/shared-api/contract';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { fieldError, validationError } from '../../../platform/http/errors.ts';

const ofAdmins: (keyof BookingInput)[] = ['quote_number_type', 'quote_number'];
const ofStaff: (keyof BookingInput)[] = ['invoice_notes'];

/**
 * The input without the fields that the viewer may not set (S1 §6). Throws a ValidationError that names
 * those with a value (decisions §8.9); blanks are accepted, as forms send back the blanks they read.
 */
export function editableFields(input: BookingInput, { role }: Pick<Viewer, 'role'>): BookingInput {
  const quote = isAdmin(role) ? [] : ofAdmins;
  const notes = isInternal(role) ? [] : ofStaff;
  const errors = [
    ...quote
      .filter((field) => input[field])
      .map((field) => fieldError(field, 'Only an admin may set the quote number.')),
    ...notes
      .filter((field) => input[field])
      .map((field) => fieldError(field, 'Only staff may set invoice notes.')),
  ];
  if (errors.length > 0) throw validationError(...errors);
  const restricted = [...quote, ...notes];
  return Object.fromEntries(
    Object.entries(input).filter(([field]) => !restricted.includes(field as keyof BookingInput)),
  );
}
