import { and, asc, eq, sql, unionAll } from '../db/drizzle.ts';
import { acrossTenants } from '../db/across-tenants.ts';
import type { Db } from '../db/db.ts';
import { countCap, inBatches } from '../db/query.ts';
import { job } from '../db/schema.ts';
import { canRun, isDue } from './claim-job.ts';
import { type JobKind, type Lane, lanes } from './define-job.ts';

type Timing = {
  /** The instant from which the job may run. */
  at: Date;
  now: Date;
  /**
   * At most one waiting job of a kind has this key. Enqueueing another only moves it forward to `at`, if
   * that is earlier.
   */
  key?: string;
};

/**
 * Enqueues a job of the workspace, to run after the transaction is committed and not before `at`. It runs
 * at least once; failed attempts are retried after growing delays, up to the limit of its kind.
 */
export async function enqueue<Payload>(
  tx: Db,
  tenantId: string,
  kind: JobKind<Payload>,
  payload: Payload,
  { at, now, key }: Timing,
): Promise<void> {
  await tx
    .insert(job)
    .values({
      tenantId,
      kind: kind.name,
      lane: kind.lane,
      payload,
      runAt: at,
      created: now,
      ...(key ? { key } : {}),
    })
    .onConflictDoUpdate({
      target: [job.tenantId, job.kind, job.key],
      set: { runAt: sql`least(${job.runAt}, excluded.run_at)` },
    });
}

/** Enqueues a job of the workspace for each payload, in as few statements as possible. */
export async function enqueueEach<Payload>(
  tx: Db,
  tenantId: string,
  kind: JobKind<Payload>,
  payloads: Payload[],
  { at, now }: Omit<Timing, 'key'>,
): Promise<void> {
  const common = { tenantId, kind: kind.name, lane: kind.lane, runAt: at, created: now };
  for (const some of inBatches(payloads)) {
    await tx.insert(job).values(some.map((payload) => ({ ...common, payload })));
  }
}

/**
 * When the oldest job of all workspaces that could run now became due; undefined if none could. Runs
 * outside any workspace.
 */
export async function oldestDue(db: Db, now: Date): Promise<Date | undefined> {
  const oldest = await Promise.all(
    lanes.map(async (lane) => {
      const rows = await db
        .select({ runAt: job.runAt })
        .from(job)
        .where(and(acrossTenants('job_counts'), canRun(lane, now)))
        .orderBy(asc(job.runAt), asc(job.id))
        .limit(1);
      return rows.map(({ runAt }) => runAt);
    }),
  );
  return oldest.flat().sort((a, b) => a.getTime() - b.getTime())[0];
}

/** The jobs of all workspaces that are due or running, the oldest 10,001 of each lane at most. */
export function dueJobs(db: Db, now: Date) {
  const dueIn = (lane: Lane) =>
    db
      .select({ kind: job.kind, runAt: job.runAt })
      .from(job)
      .where(and(acrossTenants('job_counts'), isDue(lane, now)))
      .orderBy(job.runAt)
      .limit(countCap);
  return unionAll(dueIn('quick'), dueIn('slow'));
}

/** The jobs of all workspaces that have failed for good, 10,001 of them at most. */
export const failedJobs = (db: Db) =>
  db
    .select({ kind: job.kind })
    .from(job)
    .where(and(acrossTenants('job_counts'), eq(job.state, 'failed')))
    .limit(countCap);

/**
 * The jobs of all workspaces that are due or running, by kind: their number, and the seconds since the
 * oldest was due. Reads 10,001 of each lane at most, the oldest first. Runs outside any workspace.
 */
export async function readQueue(
  db: Db,
  now: Date,
): Promise<{ kind: string; count: number; age: number }[]> {
  const due = dueJobs(db, now).as('due');
  const since = sql`${now.toISOString()}::timestamptz - min(${due.runAt})`;
  return db
    .select({
      kind: due.kind,
      count: sql<number>`count(*)::int`,
      age: sql<number>`extract(epoch from ${since})::float8`,
    })
    .from(due)
    .groupBy(due.kind);
}

/**
 * Counts the jobs of all workspaces that have failed for good, by kind, 10,001 of them at most. Runs
 * outside any workspace.
 */
export async function countFailed(db: Db): Promise<{ kind: string; count: number }[]> {
  const failed = failedJobs(db).as('failed');
  return db
    .select({ kind: failed.kind, count: sql<number>`count(*)::int` })
    .from(failed)
    .groupBy(failed.kind);
}
