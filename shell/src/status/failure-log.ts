import { lastingStorage, type RequestEvent } from '@shootline/shared-api';

/** A call of the API that failed in this browser; `path` is the contract's, without ids. */
export interface LoggedFailure {
  /** In milliseconds since 1970, by this browser's clock. */
  at: number;
  method: string;
  path: string;
  /** 0 without an answer. */
  status: number;
  /** The request's id in the log of the server; null without an answer. */
  id: string | null;
}

const key = 'shootline.failures';
const most = 30;

/** The log as text. */
export const failureText = () => lastingStorage.getItem(key) ?? '[]';

/** The failures of a log, newest first; none if it cannot be read. */
export function failuresIn(text: string): LoggedFailure[] {
  try {
    return JSON.parse(text) as LoggedFailure[];
  } catch {
    return [];
  }
}

/** Keeps a failed call in this browser, without values, for reports to the operators. */
export function logFailure({ method, path, outcome }: RequestEvent): void {
  const [status, id] =
    outcome instanceof Response ? [outcome.status, outcome.headers.get('X-Request-Id')] : [0, null];
  const failure: LoggedFailure = { at: Date.now(), method, path, status, id };
  const all = [failure, ...failuresIn(failureText())].slice(0, most);
  lastingStorage.setItem(key, JSON.stringify(all));
}
