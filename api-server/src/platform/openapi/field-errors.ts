import type { FieldError } from '@shootline/shared-api/contract';
import type { ErrorObject } from 'ajv';
import { tooLongText } from '@shootline/shared-api/rules';
import { fieldError } from '../errors/errors.ts';

const ofType: Record<string, string> = {
  integer: 'Enter a whole number.',
  number: 'Enter a valid number.',
  boolean: 'Enter true or false.',
  string: 'Enter a text.',
  array: 'Enter a list.',
  object: 'Enter a group of values.',
};

const ofFormat: Record<string, string> = {
  uuid: 'Enter a valid id.',
  email: 'Enter a valid email address.',
  'date-time': 'Enter a valid date.',
};

function sentence(error: ErrorObject): string {
  const { params } = error;
  const own = (error.parentSchema as { 'x-message'?: string } | undefined)?.['x-message'];
  switch (error.keyword) {
    case 'required':
      return 'Please enter a value.';
    case 'enum':
      return `Choose one of: ${(params['allowedValues'] as unknown[]).join(', ')}.`;
    case 'type': {
      if (own !== undefined) return own;
      const types = [params['type']].flat() as string[];
      return ofType[types.find((type) => type !== 'null') ?? ''] ?? 'Enter a valid value.';
    }
    case 'format':
      return ofFormat[params['format'] as string] ?? 'Enter a valid value.';
    case 'minimum':
      return own ?? `Enter a number of at least ${params['limit']}.`;
    case 'exclusiveMinimum':
      return `Enter a number above ${params['limit']}.`;
    case 'maximum':
      return own ?? `Enter a number of at most ${params['limit']}.`;
    case 'minLength':
      return 'Please enter a value.';
    case 'maxLength':
      return tooLongText(Number(params['limit']));
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This field is not known.';
    default:
      return own ?? 'Enter a valid value.';
  }
}

function pathOf(error: ErrorObject): string[] {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as {
    [name: string]: string | undefined;
  };
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return last === undefined ? steps : [...steps, last];
}

const isOfAlternatives = ({ keyword, params }: ErrorObject) =>
  keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

/** Leaves out ajv's errors about "or null" where another error explains the value better. */
function withoutAlternatives(violations: readonly ErrorObject[]): ErrorObject[] {
  const own = violations.filter((error) => !isOfAlternatives(error));
  const isExplained = ({ instancePath }: ErrorObject) =>
    own.some((error) => `${error.instancePath}/`.startsWith(`${instancePath}/`));
  return violations.filter((error) => !isOfAlternatives(error) || !isExplained(error));
}

/** Converts ajv's errors to sentences for users, nested like the values; one per field. */
export function toFieldErrors(violations: readonly ErrorObject[]): FieldError[] {
  const top: FieldError[] = [];
  for (const error of withoutAlternatives(violations)) {
    let level = top;
    let field: FieldError | undefined;
    for (const step of pathOf(error)) {
      field = level.find((fieldError) => fieldError.field === step);
      if (!field) level.push((field = fieldError(step, '')));
      level = field.errors;
    }
    if (field && field.message === '') field.message = sentence(error);
  }
  return top;
}
