import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';

export type JobContext = { deps: Deps; tenantId: string; now: Date };

type Limits = {
  /** Attempts before the job has failed for good. */
  attempts: number;
  /** Minutes after which an unfinished worker is presumed dead. */
  leaseMinutes: number;
};

/** A kind of job: its name in the database and its payload. */
export type JobKind<Payload> = {
  readonly name: string;
  /** Never set: it ties the payload's type to the kind. */
  readonly takes?: (payload: Payload) => void;
};

/** Names a kind of job apart from its definition, for code that both enqueues such jobs and is used by them. */
export function jobKind<Payload>(name: string): JobKind<Payload> {
  return { name };
}

/** What a kind of job does. */
type Work<Payload, Result, Taken = Result> = Partial<Limits> & {
  /** Runs without a transaction, for slow work and calls to the outside: at least once. */
  outside?: (payload: Payload, context: JobContext) => Promise<Result>;
  /**
   * Runs inside one transaction of the workspace that also ends the job: exactly once. `result` is
   * what `outside` came back with.
   */
  inTransaction?: (tx: Db, payload: Payload, context: JobContext, result: Taken) => Promise<void>;
  /** Runs when the last attempt has failed. */
  onFailed?: (tx: Db, payload: Payload, context: JobContext & { error: string }) => Promise<void>;
};

const byDefault: Limits = { attempts: 6, leaseMinutes: 5 };

export function limitsOf(definition: Partial<Limits>): Limits {
  return { ...byDefault, ...definition };
}

const firstPauseSeconds = 30;
const pauseGrowth = 4;

/** The delay after so many attempts: 30 seconds, 2 minutes, 8 minutes … */
export function pauseAfter(attempts: number): number {
  return firstPauseSeconds * pauseGrowth ** (attempts - 1) * 1000;
}

// The result of any job can be returned here; the worker alone hands it on, to the job that returned it.
export type JobDefinition<Payload> = JobKind<Payload> & Work<Payload, unknown, never>;

export function defineJob<Payload, Result = void>(
  kind: JobKind<Payload>,
  work: Work<Payload, Result>,
): JobDefinition<Payload> {
  return { ...kind, ...work };
}
