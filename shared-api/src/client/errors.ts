import { t } from '../texts/texts.ts';
import type { ApiErrorBody, FieldError } from '../contract/index.ts';

export type ApiErrorType = ApiErrorBody['type'] | 'network' | 'timeout';

/** The texts for errors without their own message. */
export const errorTexts = {
  ValidationError: t(
    'Sorry, there are validation errors in the values you provided. Please resolve these errors and then try again.',
  ),
  NotAuthenticated: t(
    'Sorry, your request failed because you are not authenticated. Please sign out, then sign in and try again.',
  ),
  network: t(
    'Sorry, the request failed due to a network issue. Please check that you are connected to the internet and try again.',
  ),
  other: t(
    'Sorry, something went wrong. Please try again and if this problem persists, contact us.',
  ),
} as const;

function textFor(type: ApiErrorType): string {
  if (type === 'timeout') return errorTexts.network;
  return type in errorTexts ? errorTexts[type as keyof typeof errorTexts] : errorTexts.other;
}

/**
 * A failed call. `type` is the API's, or `network` or `timeout` when no answer came; `status` is then 0.
 * `message` is the server's text, or the one of `errorTexts`; `fieldErrors` name the values to correct.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly type: ApiErrorType;
  readonly status: number;
  readonly fieldErrors: FieldError[];
  /** Whether the text came from the server; lists prefer it to their own text. */
  readonly fromServer: boolean;
  /** Seconds to wait before trying again, if the server gives them. */
  readonly retryAfter: number | undefined;

  constructor(
    type: ApiErrorType,
    status: number,
    body?: Partial<ApiErrorBody>,
    cause?: unknown,
    retryAfter?: number,
  ) {
    super(body?.message || textFor(type), { cause });
    this.retryAfter = retryAfter;
    this.type = type;
    this.status = status;
    this.fieldErrors = body?.errors ?? [];
    this.fromServer = Boolean(body?.message);
  }
}

/** Whether a call was aborted by its caller. */
export const isAbort = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const outdating: ApiErrorType[] = ['Conflict', 'NotFound', 'Forbidden', 'network', 'timeout'];

/**
 * Whether a record may differ from what the page shows after a change of it has failed: somebody else may
 * have changed it, or the failed call itself, even one that was aborted.
 */
export const mayHaveChanged = (error: unknown): boolean =>
  isAbort(error) || (error instanceof ApiError && outdating.includes(error.type));

/** The text to show for anything that was thrown; never the wording of the browser or a library. */
export function errorMessage(error: unknown): string {
  // Only uploads can be aborted by users.
  if (isAbort(error)) return t('The upload was stopped.');
  return error instanceof ApiError ? error.message : errorTexts.other;
}

/** The server's text, or the list's fallback if the error has none. */
export function listErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : fallback;
}

const typeByStatus: Record<number, ApiErrorType> = {
  400: 'ValidationError',
  401: 'NotAuthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
};

/** The error of a failed response; ignores a body that is not in the API's format. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const errorBody = isErrorBody(body) ? body : undefined;
  const type = errorBody?.type ?? typeByStatus[response.status] ?? 'InternalError';
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  return new ApiError(type, response.status, errorBody, undefined, retryAfter);
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'type' in body &&
    typeof body.type === 'string' &&
    'message' in body &&
    typeof body.message === 'string' &&
    'errors' in body &&
    Array.isArray(body.errors)
  );
}
