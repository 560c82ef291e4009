import { type SQL, and, eq, sql } from '../db/drizzle.ts';
import { lossOf } from '../db/database-unavailable.ts';
import type { Db } from '../db/db.ts';
import { job } from '../db/schema.ts';
import { workspaceTransaction } from '../db/workspace-transaction.ts';
import { describeError } from '../log/logger.ts';
import { inSpan } from '../trace/trace.ts';
import { type JobRow, leaseMs } from './claim-job.ts';
import { type JobDefinition, type JobDeps, limitsOf, pauseAfter } from './define-job.ts';

/** The jobs that a worker runs. */
export type Jobs = readonly JobDefinition<never>[];

/** The definition of a kind of job; undefined for one of another version of the server. */
export const definitionOf = (jobs: Jobs, kind: string) => jobs.find(({ name }) => name === kind);

/** Milliseconds between two extensions of a lease: a worker may miss one. */
const beatMs = leaseMs / 3;

/** Reasons for which an attempt ends without having failed. */
export class HandedBack extends Error {}
class TakenOver extends Error {}

/** Matches the job while this worker has its lease, so not if another has taken over since. */
function mine(row: JobRow): SQL | undefined {
  return and(
    eq(job.tenantId, row.tenantId),
    eq(job.id, row.id),
    eq(job.attempts, row.attempts),
    eq(job.state, 'waiting'),
  );
}

/** Ends the lease of a claimed job without counting the attempt, so that another worker takes it. */
async function handBack({ db }: JobDeps, row: JobRow): Promise<void> {
  await db
    .update(job)
    .set({ leasedUntil: null, attempts: sql`${job.attempts} - 1` })
    .where(mine(row));
}

/** Extends the lease while the attempt runs; aborts it when another worker has taken over. */
function keepLease({ db, clock, logger }: JobDeps, row: JobRow, over: AbortController): () => void {
  const extend = async () => {
    const leasedUntil = new Date(clock().getTime() + leaseMs);
    const kept = await db.update(job).set({ leasedUntil }).where(mine(row)).returning();
    if (kept.length === 0) over.abort(new TakenOver('Another worker has taken this job over.'));
  };
  const timer = setInterval(() => {
    extend().catch((error: unknown) =>
      logger.error({ event: 'lease not extended', job: row.id, ...describeError(error) }),
    );
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Waits for the work, but no longer than until the signal aborts. */
async function orAborted<Result>(
  signal: AbortSignal,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function attempt(
  deps: JobDeps,
  definition: JobDefinition<never> | undefined,
  row: JobRow,
  { signal, release }: { signal: AbortSignal; release: () => void },
): Promise<void> {
  const { tenantId } = row;
  const payload = row.payload as never;
  const context = { deps, tenantId, now: deps.clock(), signal };
  const result = await orAborted(signal, definition?.outside?.(payload, context));
  const finish = workspaceTransaction(deps.db, tenantId, async (tx) => {
    // First, so that only one of two workers on the job does its work.
    const ended = await tx.delete(job).where(mine(row)).returning({ id: job.id });
    // From here on the lock of the row keeps other workers away.
    release();
    signal.throwIfAborted();
    if (ended.length === 0) return;
    await definition?.inTransaction?.(tx, payload, context, result as never);
    signal.throwIfAborted();
  });
  await orAborted(signal, finish);
}

/** Returns how the attempt has ended. */
async function putOff(
  deps: JobDeps,
  definition: JobDefinition<never> | undefined,
  row: JobRow,
  error: unknown,
): Promise<'retried' | 'failed'> {
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
  await workspaceTransaction(deps.db, tenantId, async (tx: Db) => {
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
  return isLast ? 'failed' : 'retried';
}

async function endOf(
  deps: JobDeps,
  definition: JobDefinition<never> | undefined,
  row: JobRow,
  over: AbortController,
): Promise<'done' | 'retried' | 'failed' | 'left'> {
  const { attempts, longestSeconds } = limitsOf(definition ?? {});
  if (row.attempts > attempts) {
    return putOff(deps, definition, row, new Error('Each worker on this job has died.'));
  }
  const late = setTimeout(
    () => over.abort(new Error(`It took longer than ${longestSeconds} seconds.`)),
    longestSeconds * 1000,
  );
  late.unref();
  const release = keepLease(deps, row, over);
  try {
    await attempt(deps, definition, row, { signal: over.signal, release });
    return 'done';
  } catch (error) {
    if (error instanceof HandedBack) await handBack(deps, row);
    else if (error instanceof TakenOver) {
      deps.logger.error({ event: 'job taken over', job: row.id, kind: row.kind });
    } else return await putOff(deps, definition, row, error);
    return 'left';
  } finally {
    clearTimeout(late);
    release();
  }
}

/**
 * Runs a claimed job, until it is done, `over` aborts, its longest time has passed or another worker has
 * taken over. A failure postpones the job and is never thrown.
 */
export async function runJob(
  deps: JobDeps,
  jobs: Jobs,
  row: JobRow,
  over: AbortController,
): Promise<void> {
  const { id, kind, attempts } = row;
  const end = deps.metrics.jobs.startTimer({ kind });
  const span = deps.trace?.begin(`job ${kind}`, 'job');
  const result = await inSpan(span, () => endOf(deps, definitionOf(jobs, kind), row, over));
  end({ result });
  span?.end({
    attributes: { 'shootline.job.id': id, 'shootline.job.attempt': attempts },
    isFailed: result === 'retried' || result === 'failed',
  });
}
