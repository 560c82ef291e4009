import type { components } from './openapi.gen.ts';

/** The usual status of each type of error. */
export const errorStatus = {
  ValidationError: 400,
  NotAuthenticated: 401,
  Forbidden: 403,
  SecondFactorNeeded: 401,
  SecondFactorDue: 403,
  PasswordNeeded: 403,
  NotFound: 404,
  Conflict: 409,
  Gone: 410,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
} as const satisfies Record<components['schemas']['ErrorType'], number>;
