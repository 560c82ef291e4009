import { type ApiErrorBody, type FieldError, errorStatus } from '@shootline/shared-api/contract';

type ErrorType = ApiErrorBody['type'];
/** Seconds until a retry while the database is away, and while storage or a scanner is. */
export const unavailableSeconds = 2;
const outageSeconds = 30;
/** Seconds until a retry while the server is overloaded. */
const busySeconds = 10;

type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 429 | 500 | 502 | 503;

/** An error answer as defined by the contract. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly type: ErrorType;
  readonly status: ErrorStatus;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  /** The limit that a refusal with 429 is about, for the metrics. */
  readonly limit: string | undefined;

  constructor(
    type: ErrorType,
    message: string,
    details: {
      errors?: FieldError[];
      headers?: Record<string, string>;
      limit?: string | undefined;
      /** Replaces the type's usual status. */
      status?: ErrorStatus;
      /** The underlying error, for the log only. */
      cause?: unknown;
    } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.type = type;
    this.status = details.status ?? errorStatus[type];
    this.errors = details.errors ?? [];
    this.headers = details.headers ?? {};
    this.limit = details.limit;
  }

  get body(): ApiErrorBody {
    return { type: this.type, message: this.message, errors: this.errors };
  }
}

export function fieldError(field: string, message: string, errors: FieldError[] = []): FieldError {
  return { field, message, errors };
}

export function validationError(...errors: FieldError[]): ApiFailure {
  return new ApiFailure(
    'ValidationError',
    'Sorry, there are validation errors in the values you provided. Please resolve these errors and then try again.',
    { errors },
  );
}

export function notAuthenticated(
  message = 'Sorry, your request failed because you are not authenticated. Please sign out, then sign in and try again.',
): ApiFailure {
  return new ApiFailure('NotAuthenticated', message, { headers: { 'WWW-Authenticate': 'Token' } });
}

export function forbidden(message = 'Sorry, you do not have permission to do this.'): ApiFailure {
  return new ApiFailure('Forbidden', message);
}

/** 401 for a right password of an account with a second factor. */
export function secondFactorNeeded(): ApiFailure {
  return new ApiFailure('SecondFactorNeeded', 'Please enter the code of your authenticator app.');
}

/** 403 for users who must set up a second factor first. */
export function secondFactorDue(): ApiFailure {
  return new ApiFailure(
    'SecondFactorDue',
    'Your workspace requires a second factor. Please reload this page to set it up.',
  );
}

/** 403 for a sensitive change by a user who entered their password too long ago. */
export function passwordNeeded(): ApiFailure {
  return new ApiFailure('PasswordNeeded', 'Please enter your password again to change this.');
}

export function notFound(message = "Sorry, we can't find what you're looking for."): ApiFailure {
  return new ApiFailure('NotFound', message);
}

export function conflict(message: string, errors: FieldError[] = []): ApiFailure {
  return new ApiFailure('Conflict', message, { errors });
}

export function gone(message: string): ApiFailure {
  return new ApiFailure('Gone', message);
}

/** 408 for a body that arrives too slowly. */
export function bodyTimeout(): ApiFailure {
  return new ApiFailure(
    'ValidationError',
    'Sorry, this request did not arrive in time. Please try again.',
    { status: 408 },
  );
}

export function tooLarge(message: string, errors: FieldError[] = []): ApiFailure {
  return new ApiFailure('PayloadTooLarge', message, { errors });
}

export function unsupportedMediaType(message: string): ApiFailure {
  return new ApiFailure('UnsupportedMediaType', message);
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** 429 with a message and a `Retry-After` that say when to try again. */
export function tooManyRequests(sentence: string, seconds: number, limit: string): ApiFailure {
  return new ApiFailure(
    'TooManyRequests',
    `${sentence} Please try again in ${duration(seconds)}.`,
    { headers: { 'Retry-After': String(seconds) }, limit },
  );
}

/** 503 for a temporary failure; the cause is logged. */
export function unavailable(sentence: string, cause: unknown): ApiFailure {
  return new ApiFailure(
    'InternalError',
    `${sentence} Please try again in a few minutes and if this problem persists, contact us.`,
    { status: 503, headers: { 'Retry-After': String(outageSeconds) }, cause },
  );
}

/** 503 while too much work is waiting; the request can be repeated. */
export function busy(): ApiFailure {
  return new ApiFailure(
    'InternalError',
    'Sorry, the server is too busy to do this right now. Please try again in a moment.',
    { status: 503, headers: { 'Retry-After': String(busySeconds) } },
  );
}

/** 503 while too much ordered work is waiting, with a `Retry-After` in seconds. */
export function tooMuchWaiting(sentence: string, seconds: number): ApiFailure {
  return new ApiFailure('InternalError', `${sentence} Please try again in ${duration(seconds)}.`, {
    status: 503,
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 503 while the storage of files is away. */
export function storageAway(cause: unknown): ApiFailure {
  return unavailable('Sorry, the files cannot be reached right now.', cause);
}

/** 503 while the database is away; the request can be repeated. */
export function databaseAway(): ApiFailure {
  return new ApiFailure(
    'InternalError',
    'Sorry, the service is not available right now. Please try again in a moment.',
    { status: 503, headers: { 'Retry-After': String(unavailableSeconds) } },
  );
}

/** 503 for a workspace that moves to another database, or has moved there; the request can be repeated. */
export function workspaceMoving(): ApiFailure {
  return new ApiFailure(
    'InternalError',
    'Sorry, this workspace is moving to another server right now. Please try again in a moment.',
    { status: 503, headers: { 'Retry-After': String(unavailableSeconds) } },
  );
}

export function internalError(): ApiFailure {
  return new ApiFailure(
    'InternalError',
    'Sorry, something went wrong. Please try again and if this problem persists, contact us.',
  );
}
