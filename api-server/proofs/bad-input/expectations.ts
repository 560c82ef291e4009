import type { WireAnswer, WireRequest } from './wire.ts';

const typeOf: Record<number, string> = {
  400: 'ValidationError',
  401: 'NotAuthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'ValidationError',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  431: 'PayloadTooLarge',
};

type Fields = Record<string, unknown>;

function isFields(value: unknown, ...names: string[]): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).sort().join() === names.sort().join();
}

function isFieldError(value: unknown): boolean {
  if (!isFields(value, 'field', 'message', 'errors')) return false;
  const { field, message, errors } = value;
  return (
    typeof field === 'string' &&
    typeof message === 'string' &&
    Array.isArray(errors) &&
    errors.every(isFieldError)
  );
}

/**
 * Describes what is wrong with the answer to a valid or invalid request; undefined if it is as expected.
 */
export function problemWith(
  { method }: WireRequest,
  { status, type, text }: WireAnswer,
): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  const expected = typeOf[status];
  if (expected === undefined) return `status ${status}: ${text}`;
  if (method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `status ${status} of type ${type}`;
  const body: unknown = JSON.parse(text);
  const isShaped =
    isFields(body, 'type', 'message', 'errors') &&
    body['type'] === expected &&
    typeof body['message'] === 'string' &&
    body['message'] !== '' &&
    Array.isArray(body['errors']) &&
    body['errors'].every(isFieldError);
  return isShaped ? undefined : `status ${status} with ${text}`;
}
