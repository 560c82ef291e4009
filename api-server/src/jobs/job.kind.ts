import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';

export type JobContext = { deps: Deps; tenantId: string; now: Date };

type Limits = {
  /** Attempts before it has failed for good. */
  attempts: number;
  /** Minutes after which a worker that has not finished is taken for dead. */
  leaseMinutes: number;
};

/** What a kind of job does. */
export type JobDefinition<Payload> = Partial<Limits> & {
  /** Inside one transaction of the workspace, with which the job ends too: exactly once. */
  inTransaction?: (tx: Db, payload: Payload, context: JobContext) => Promise<void>;
  /** Without a transaction, for what takes long or reaches the outside: at least once. */
  outside?: (payload: Payload, context: JobContext) => Promise<void>;
  /** What is left to do when the last attempt has failed. */
  onFailed?: (tx: Db, payload: Payload, context: JobContext & { error: string }) => Promise<void>;
};

const byDefault: Limits = { attempts: 6, leaseMinutes: 5 };

export function limitsOf(definition: Partial<Limits>): Limits {
  return { ...byDefault, ...definition };
}

const firstPauseSeconds = 30;
const pauseGrowth = 4;

/** How long to wait after that many attempts: 30 seconds, 2 minutes, 8 minutes … */
export function pauseAfter(attempts: number): number {
  return firstPauseSeconds * pauseGrowth ** (attempts - 1) * 1000;
}

export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
