import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { inBatches } from '../db/query.ts';
import { job } from '../db/schema.ts';
import type { JobKind } from './define-job.ts';

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
  const common = { tenantId, kind: kind.name, runAt: at, created: now };
  for (const some of inBatches(payloads)) {
    await tx.insert(job).values(some.map((payload) => ({ ...common, payload })));
  }
}

/**
 * Counts the jobs of all workspaces that are waiting and that have failed for good. Runs outside any
 * workspace.
 */
export async function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  const counts = await db
    .select({ state: job.state, count: sql<number>`count(*)::int` })
    .from(job)
    .groupBy(job.state);
  const of = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
  return { waiting: of('waiting'), failed: of('failed') };
}
