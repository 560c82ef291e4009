import type { BookingInput } from '@shootline/shared-api/contract';
import { briefField, briefNames, hasField } from '@shootline/shared-api/rules/brief';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';

/**
 * The input without the fields that the viewer may not set. Throws a ValidationError that names those with a
 * value; blanks are accepted, as forms send back the blanks they read.
 */
export function editableFields(input: BookingInput, { role }: Pick<Viewer, 'role'>): BookingInput {
  const restricted = briefNames.filter((name) => !hasField(role, name));
  const errors = restricted
    .filter((name) => input[name])
    .map((name) => fieldError(name, briefField(name).refusal ?? 'You may not set this field.'));
  if (errors.length > 0) throw validationError(...errors);
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !(restricted as string[]).includes(name)),
  );
}
