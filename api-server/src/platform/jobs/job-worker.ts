import { type SQL, and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { lossOf } from '../db/database-unavailable.ts';
import { job } from '../db/schema.ts';
import { workspaceTransaction } from '../db/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log/logger.ts';
import { type JobDefinition, limitsOf, pauseAfter } from './define-job.ts';

type JobRow = typeof job.$inferSelect;

/** The jobs that a worker runs. */
export type Jobs = readonly JobDefinition<never>[];

/** The definition of a kind of job; undefined for one of another version of the server. */
export const definitionOf = (jobs: Jobs, kind: string) => jobs.find(({ name }) => name === kind);

function isFree(now: Date): SQL | undefined {
  return or(isNull(job.leasedUntil), lte(job.leasedUntil, now));
}

/** Claims the next due job; safe when several processes ask at once. */
async function claim(db: Db, jobs: Jobs, now: Date): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: job.id, kind: job.kind })
      .from(job)
      .where(
        and(
          eq(job.state, 'waiting'),
          lte(job.runAt, now),
          isFree(now),
          // Other kinds belong to a newer version of the server.
          inArray(
            job.kind,
            jobs.map(({ name }) => name),
          ),
        ),
      )
      .orderBy(job.runAt, job.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const { leaseMinutes } = limitsOf(definitionOf(jobs, due.kind) ?? {});
    const [claimed] = await tx
      .update(job)
      .set({
        attempts: sql`${job.attempts} + 1`,
        leasedUntil: new Date(now.getTime() + leaseMinutes * 60_000),
      })
      .where(eq(job.id, due.id))
      .returning();
    return claimed;
  });
}

/** Matches the job while this worker has its lease, so not if another has taken over since. */
function mine(row: JobRow): SQL | undefined {
  return and(
    eq(job.tenantId, row.tenantId),
    eq(job.id, row.id),
    eq(job.attempts, row.attempts),
    eq(job.state, 'waiting'),
  );
}

async function end(tx: Db, row: JobRow): Promise<boolean> {
  const ended = await tx.delete(job).where(mine(row)).returning({ id: job.id });
  return ended.length > 0;
}

async function attempt(deps: Deps, jobs: Jobs, row: JobRow): Promise<void> {
  const definition = definitionOf(jobs, row.kind);
  const { tenantId } = row;
  const payload = row.payload as never;
  const context = { deps, tenantId, now: deps.clock() };
  const result = await definition?.outside?.(payload, context);
  await workspaceTransaction(deps.db, tenantId, async (tx) => {
    // First, so that only one of two workers on the job does its work.
    if (await end(tx, row)) {
      await definition?.inTransaction?.(tx, payload, context, result as never);
    }
  });
}

/** Returns whether the job has failed for good. */
async function putOff(deps: Deps, jobs: Jobs, row: JobRow, error: unknown): Promise<boolean> {
  const definition = definitionOf(jobs, row.kind);
  const { tenantId, attempts } = row;
  const now = deps.clock();
  // Without the values of a failed statement.
  const reason = lossOf(error);
  const isLast = attempts >= limitsOf(definition ?? {}).attempts;
  deps.logger.error({
    event: isLast ? 'job failed for good' : 'job failed, will be tried again',
    job: row.id,
    kind: row.kind,
    attempts,
    ...describeError(error),
  });
  await workspaceTransaction(deps.db, tenantId, async (tx) => {
    const [kept] = await tx
      .update(job)
      .set({
        state: isLast ? 'failed' : 'waiting',
        leasedUntil: null,
        lastError: reason,
        runAt: isLast ? now : new Date(now.getTime() + pauseAfter(attempts)),
        // A failed job must not block another with its key.
        ...(isLast ? { key: null } : {}),
      })
      .where(mine(row))
      .returning({ id: job.id });
    if (!kept || !isLast) return;
    const context = { deps, tenantId, now, error: reason };
    await definition?.onFailed?.(tx, row.payload as never, context);
  });
  return isLast;
}

/** Runs one due job; false if there is none. A failure postpones the job and is never thrown. */
async function runNext(deps: Deps, jobs: Jobs): Promise<boolean> {
  const row = await claim(deps.db, jobs, deps.clock());
  if (!row) return false;
  const end = deps.metrics.jobs.startTimer({ kind: row.kind });
  try {
    await attempt(deps, jobs, row);
    end({ result: 'done' });
  } catch (error) {
    const isFailed = await putOff(deps, jobs, row, error);
    end({ result: isFailed ? 'failed' : 'retried' });
  }
  return true;
}

/** Runs all due jobs, including those that they enqueue. */
export async function runDueJobs(deps: Deps, jobs: Jobs): Promise<void> {
  while (await runNext(deps, jobs));
}

export type Worker = {
  /** Stops taking jobs; resolves when the running ones have finished. */
  stop(): Promise<void>;
};

/** Runs jobs as they become due, several at a time, so that a long job does not hold up the others. */
export function startWorker(deps: Deps, jobs: Jobs, { lanes = 2, pollMs = 1000 } = {}): Worker {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size < jobs.length) throw new Error('Two kinds of job have the same name.');
  let stopped = false;
  let wake: () => void = () => undefined;
  const whenStopped = new Promise<void>((resolve) => (wake = resolve));
  const pause = () =>
    Promise.race([
      whenStopped,
      new Promise<void>((resolve) => void setTimeout(resolve, pollMs).unref()),
    ]);
  async function lane(): Promise<void> {
    while (!stopped) {
      const didOne = await runNext(deps, jobs).catch((error: unknown) => {
        deps.logger.error({ event: 'jobs cannot be read', error: String(error) });
        return false;
      });
      if (!didOne && !stopped) await pause();
    }
  }
  const running = Array.from({ length: lanes }, lane);
  return {
    async stop() {
      stopped = true;
      wake();
      await Promise.all(running);
    },
  };
}
