import type { ValidationError } from 'yup';
import { fieldError, validationError } from './errors.ts';

/** The API's error for values that break a shared rule, each field with its first message. */
export function validationErrorOf(broken: ValidationError) {
  const messages = new Map<string, string>();
  for (const { path = '', message } of broken.inner) {
    if (!messages.has(path)) messages.set(path, message);
  }
  return validationError(...[...messages].map(([field, message]) => fieldError(field, message)));
}
