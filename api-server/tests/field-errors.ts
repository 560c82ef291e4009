import type { FieldError } from '@shootline/shared-api/contract';

/** Formats errors as `field.part: message`, in order. */
export function errorLines(errors: FieldError[], above = ''): string[] {
  return errors
    .flatMap(({ field, message, errors: parts }) => [
      ...(message ? [`${above}${field}: ${message}`] : []),
      ...errorLines(parts, `${above}${field}.`),
    ])
    .sort();
}
