import type { Db } from '../db/db.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Listen } from '../db/connection/listen.ts';
import type { MailSettings } from '../mail/mail.settings.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReadPublic } from '../http/read-public.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../process/clock.ts';
import type { Trace } from '../trace/trace.ts';
import type { Viewer } from '../session/viewer.ts';

/** Dependencies of every job. */
export type JobDeps = {
  db: Db;
  listen: Listen;
  clock: Clock;
  files: FileStorage;
  mail: MailTransport;
  readPublic: ReadPublic;
  logger: Logger;
  metrics: Metrics;
  trace?: Trace | undefined;
  settings: { mail: MailSettings };
};

export type JobContext = { deps: JobDeps; tenantId: string; now: Date };

type Limits = {
  /** Attempts before the job fails for good. */
  attempts: number;
  /** Seconds after which an attempt that has not finished is given up. */
  longestSeconds: number;
};

/** Where jobs run: each worker has places of both kinds, so that slow jobs never hold up quick ones. */
export const lanes = ['quick', 'slow'] as const;

export type Lane = (typeof lanes)[number];

/** The most jobs that may wait before users are refused another. */
export type MostWaiting = {
  /** Names the jobs in a refusal, as in `exports`. */
  what: string;
  ofWorkspace: number;
  ofAll: number;
};

/** A kind of job: its name in the database, its lane and its payload. */
export type JobKind<Payload> = {
  readonly name: string;
  readonly lane: Lane;
  /** Only for jobs that users order; without it nobody is refused. */
  readonly mostWaiting?: MostWaiting;
  /** Never set; it only ties the payload's type to the kind. */
  readonly takes?: (payload: Payload) => void;
};

/**
 * Names a kind of job separately from its definition, for code that enqueues such jobs and is used by
 * them.
 */
export function jobKind<Payload>(
  name: string,
  { lane = 'quick', ...rest }: Partial<Pick<JobKind<Payload>, 'lane' | 'mostWaiting'>> = {},
): JobKind<Payload> {
  return { name, lane, ...rest };
}

/** The context of an attempt, with a signal that aborts when it is given up or another worker has the job. */
export type AttemptContext = JobContext & { signal: AbortSignal };

type RetryContext = Pick<JobContext, 'tenantId' | 'now'> & { viewer: Viewer };

/** The work of a kind of job. */
type Work<Payload, Result, Taken = Result> = Partial<Limits> & {
  /** Runs without a transaction, for slow work and calls to other servers: at least once. */
  outside?: (payload: Payload, context: AttemptContext) => Promise<Result>;
  /**
   * Runs in one transaction of the workspace that also ends the job: exactly once. `result` is the result
   * of `outside`.
   */
  inTransaction?: (
    tx: Db,
    payload: Payload,
    context: AttemptContext,
    result: Taken,
  ) => Promise<void>;
  /** Runs when the last attempt has failed. */
  onFailed?: (tx: Db, payload: Payload, context: JobContext & { error: string }) => Promise<void>;
  /** Prepares the record that `onFailed` has given up, as a user has the failed job run again. */
  onRetry?: (tx: Db, payload: Payload, context: RetryContext) => Promise<void>;
};

const byDefault: Limits = { attempts: 6, longestSeconds: 300 };

export function limitsOf(definition: Partial<Limits>): Limits {
  return { ...byDefault, ...definition };
}

const firstPauseSeconds = 30;
const pauseGrowth = 4;

/** Milliseconds to wait after this many attempts: 30 seconds, 2 minutes, 8 minutes … */
export function pauseAfter(attempts: number): number {
  return firstPauseSeconds * pauseGrowth ** (attempts - 1) * 1000;
}

// Typed loosely, as the worker passes the result of `outside` only to the same job.
export type JobDefinition<Payload> = JobKind<Payload> & Work<Payload, unknown, never>;

export function defineJob<Payload, Result = void>(
  kind: JobKind<Payload>,
  work: Work<Payload, Result>,
): JobDefinition<Payload> {
  return { ...kind, ...work };
}
