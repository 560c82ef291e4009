import { type SQL, and, asc, eq, exists, inArray, isNull, lte, or, sql } from '../db/drizzle.ts';
import { acrossTenants } from '../db/across-tenants.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { job, numbering, tenant } from '../db/schema.ts';
import type { Lane } from './define-job.ts';

export type JobRow = typeof job.$inferSelect;

/** Milliseconds for which a claimed job belongs to its worker, which extends them while it lives. */
export const leaseMs = 45_000;

/** Due jobs among which the oldest come first; with more, workspaces take turns. */
const mostInOrder = 100;
/** Milliseconds after which other workspaces join the turns. */
const turnsMs = 1000;

/** Whether the job of a lane is due, or running. */
export function isDue(lane: Lane, now: Date): SQL | undefined {
  return and(eq(job.state, 'waiting'), eq(job.lane, lane), lte(job.runAt, now));
}

/** Whether the job of a lane is due and no worker has it. */
export function canRun(lane: Lane, now: Date): SQL | undefined {
  return and(isDue(lane, now), or(isNull(job.leasedUntil), lte(job.leasedUntil, now)));
}

/** The workspaces with due jobs, those of the oldest jobs first. */
async function workspacesWithDue(db: Db, lane: Lane, now: Date): Promise<string[]> {
  const oldest = await db
    .select({ id: job.tenantId })
    .from(job)
    .where(and(acrossTenants('due_jobs'), canRun(lane, now)))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(mostInOrder);
  const ids = new Set(oldest.map(({ id }) => id));
  if (oldest.length === mostInOrder) {
    // One step in the index for each workspace, however many jobs wait.
    const all = await db.execute(sql`
      select ${numbering.tenantId} as id from ${numbering} cross join lateral (
        select from ${job} where ${and(eq(job.tenantId, numbering.tenantId), canRun(lane, now))}
        order by ${job.runAt} limit 1
      ) as due where ${acrossTenants('due_jobs')}`);
    for (const { id } of rowsOf<{ id: string }>(all)) ids.add(id);
  }
  return [...ids];
}

/** The kinds of job that a worker knows; others belong to another version of the server. */
type Wanted = { lane: Lane; kinds: string[] };

/** Claims the next due job of a workspace that is not moving; safe when several processes ask at once. */
async function claimOf(
  db: Db,
  tenantId: string,
  { lane, kinds }: Wanted,
  now: Date,
): Promise<JobRow | undefined> {
  const staying = db
    .select({ id: tenant.id })
    .from(tenant)
    .where(and(eq(tenant.id, tenantId), isNull(tenant.moving)));
  const next = db
    .select({ id: job.id })
    .from(job)
    .where(
      and(eq(job.tenantId, tenantId), canRun(lane, now), inArray(job.kind, kinds), exists(staying)),
    )
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(job)
    .set({
      attempts: sql`${job.attempts} + 1`,
      leasedUntil: new Date(now.getTime() + leaseMs),
    })
    .where(and(eq(job.tenantId, tenantId), eq(job.id, sql`(${next})`)))
    .returning();
  return claimed;
}

export type Turns = {
  /** Lets a workspace that has a due job take part at once. */
  join(tenantId: string): void;
  /** Claims the next due job; undefined if there is none. */
  claim(now: Date): Promise<JobRow | undefined>;
};

/**
 * The turns of the workspaces that have due jobs in a lane: one job each, so that one with many does not
 * hold up the others.
 */
export function takeTurns(db: Db, wanted: Wanted): Turns {
  // In the order of their next turns.
  const turns = new Set<string>();
  let read = -Infinity;

  async function readAgain(now: Date): Promise<void> {
    read = performance.now();
    for (const id of await workspacesWithDue(db, wanted.lane, now)) turns.add(id);
  }
  return {
    join: (tenantId) => void turns.add(tenantId),
    async claim(now) {
      if (turns.size === 0 || performance.now() - read > turnsMs) await readAgain(now);
      for (const tenantId of turns) {
        // Before the claim, as the workspace may join again while that finds nothing.
        turns.delete(tenantId);
        const row = await claimOf(db, tenantId, wanted, now);
        if (!row) continue;
        turns.add(tenantId);
        return row;
      }
      return undefined;
    },
  };
}
