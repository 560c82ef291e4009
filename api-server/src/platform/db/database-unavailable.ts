import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database was away or the connection broke; the work was not done. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Whether the commit was sent without an answer, so the work may have been done. */
  readonly mayBeDone: boolean;

  constructor(cause: unknown, mayBeDone = false) {
    super(lossOf(cause), { cause });
    this.mayBeDone = mayBeDone;
  }
}

type Details = {
  code?: unknown;
  severity?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** An error with all its causes and aggregated errors. */
export function* errorsIn(error: unknown): Generator<Details> {
  if (typeof error !== 'object' || error === null) return;
  const details: Details = error;
  yield details;
  yield* errorsIn(details.cause);
  if (Array.isArray(details.errors)) for (const one of details.errors) yield* errorsIn(one);
}

/** Whether an error or one of its causes has one of these SQLSTATEs. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return [...errorsIn(error)].some(({ code }) => codes.includes(String(code)));
}

/** Whether a workspace refused a write because it is moving: `rules/moving.sql`. */
export const isMoving = (error: unknown): boolean => hasCode(error, 'XMOVE');

/** The driver's message, without any values. */
export function lossOf(error: unknown): string {
  const last = [...errorsIn(error)].findLast(({ message }) => message !== '');
  return String(last?.message ?? error);
}

const lostCodes = new Set([
  // Network errors.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
  // A Unix socket that is not there or has too many callers.
  ...['ENOENT', 'EAGAIN'],
  // The server stops, crashes, starts, is full, or has become a standby.
  ...['57P01', '57P02', '57P03', '57P05', '53300', '25006'],
  // The server ended a transaction and its connection because they took too long.
  ...['25P03', '25P04'],
]);

const lostTexts = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
];

function isLoss({ code, severity, message }: Details): boolean {
  // PostgreSQL closes the connection after such an error.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (typeof code === 'string' && (code.startsWith('08') || lostCodes.has(code))) return true;
  return lostTexts.some((text) => String(message).startsWith(text));
}

/** A statement or a lock that took too long, or a server without memory or disk. */
function isOverload({ code }: Details): boolean {
  return (
    typeof code === 'string' && (code === '57014' || code === '55P03' || code.startsWith('53'))
  );
}

/** Whether it was a statement or the connection that failed. */
export const isOfDatabase = (error: unknown) =>
  [...errorsIn(error)].some(
    (one) => one instanceof DrizzleQueryError || one instanceof DatabaseUnavailable,
  );

/** Whether the connection to the database was lost or could not be made. */
export function isLost(error: unknown): boolean {
  return (
    isOfDatabase(error) &&
    [...errorsIn(error)].some((one) => one instanceof DatabaseUnavailable || isLoss(one))
  );
}

/** Whether the database is temporarily unable to serve. */
export function isUnreachable(error: unknown): boolean {
  return isLost(error) || (isOfDatabase(error) && [...errorsIn(error)].some(isOverload));
}

/** Time for retries of lost work, long enough for a restart of the database. */
const patienceMs = 6000;
const firstPauseMs = 100;
const longestPauseMs = 1000;

/** Returns a function that waits, longer before each retry; false when the time is up. */
export function createBackoff(): () => Promise<boolean> {
  const end = performance.now() + patienceMs;
  let pauseMs = firstPauseMs;
  return async () => {
    // Jittered, so that clients do not all retry at once.
    const pause = pauseMs * (0.5 + Math.random() / 2);
    if (performance.now() + pause > end) return false;
    await wait(pause);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    return true;
  };
}

/** Runs idempotent `work`, and retries it for some seconds while the database is away. */
export async function retryWhileUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const again = createBackoff();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error) || !(await again())) throw error;
    }
  }
}
