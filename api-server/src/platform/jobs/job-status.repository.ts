import { type SQL, and, asc, desc, eq, gt, lte, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { countCap, countRows, pageSize } from '../db/query.ts';
import { job } from '../db/schema.ts';

export type JobRow = typeof job.$inferSelect;

const waiting = eq(job.state, 'waiting');
const failed = eq(job.state, 'failed');

function count(tx: Db, tenantId: string, which: SQL | undefined): Promise<number> {
  const rows = tx
    .select({ one: sql`1`.as('one') })
    .from(job)
    .where(and(eq(job.tenantId, tenantId), which))
    .limit(countCap);
  return countRows(tx, rows.as('capped'));
}

/**
 * The workspace's jobs: numbers up to 10,001 of those that are due, scheduled for later and failed, the
 * instant from which the first due one could run, and the last failed ones, newest first.
 */
export async function readJobs(tx: Db, tenantId: string, now: Date) {
  const due = and(waiting, lte(job.runAt, now));
  const [oldest] = await tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(and(eq(job.tenantId, tenantId), due))
    .orderBy(asc(job.runAt))
    .limit(1);
  return {
    due: await count(tx, tenantId, due),
    oldestDue: oldest?.runAt,
    scheduled: await count(tx, tenantId, and(waiting, gt(job.runAt, now))),
    failed: await count(tx, tenantId, failed),
    lastFailed: await tx
      .select()
      .from(job)
      .where(and(eq(job.tenantId, tenantId), failed))
      .orderBy(desc(job.runAt), desc(job.id))
      .limit(pageSize),
  };
}

/** The numbers of a kind's jobs of the workspace that wait and that have failed, up to 10,001. */
export async function countOfKind(tx: Db, tenantId: string, { name }: { name: string }) {
  const isOfKind = eq(job.kind, name);
  return {
    waiting: await count(tx, tenantId, and(isOfKind, waiting)),
    failed: await count(tx, tenantId, and(isOfKind, failed)),
  };
}

/** Whether the workspace has a job that is not done. */
export async function hasJob(tx: Db, tenantId: string, id: string): Promise<boolean> {
  return (await tx.$count(job, and(eq(job.tenantId, tenantId), eq(job.id, id)))) > 0;
}

/** Makes a failed job due, with all its attempts; undefined if it has not failed. */
export async function restartJob(
  tx: Db,
  tenantId: string,
  id: string,
  now: Date,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(job)
    .set({ state: 'waiting', runAt: now, attempts: 0 })
    .where(and(eq(job.tenantId, tenantId), eq(job.id, id), failed))
    .returning();
  return row;
}
