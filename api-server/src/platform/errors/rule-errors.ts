import type { FieldError } from '@shootline/shared-api/contract';
import { type Schema, ValidationError } from 'yup';
import { fieldError, validationError } from './errors.ts';

/**
 * The API's error for values that break a shared rule: the first message of each field, nested like
 * the values.
 */
function validationErrorOf(broken: ValidationError) {
  const top: FieldError[] = [];
  const violations = broken.inner.length > 0 ? broken.inner : [broken];
  for (const { path = '', message } of violations) {
    let level = top;
    let field: FieldError | undefined;
    // An index into a list is a level by itself, as in the contract's errors.
    for (const step of path
      .replaceAll(/\.?\[(\d+)\]/g, '.$1')
      .replace(/^\./, '')
      .split('.')) {
      field = level.find((fieldError) => fieldError.field === step);
      if (!field) level.push((field = fieldError(step, '')));
      level = field.errors;
    }
    if (field && field.message === '') field.message = message;
  }
  return validationError(...top);
}

/**
 * Validates values with a shared rule and returns them as the rule casts them. Throws a ValidationError
 * that names each field.
 */
export function checkedBy<Value>(rules: Schema<Value>, values: unknown): Value {
  try {
    return rules.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw validationErrorOf(error);
    throw error;
  }
}
