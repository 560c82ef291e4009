import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { job } from '../db/schema.ts';
import type { JobKind } from './define-job.ts';

type Timing = {
  /** When to run it. */
  at: Date;
  now: Date;
  /** If a job of the same kind and key is waiting already, no other is added; that one runs at `at` if it was to run later. */
  key?: string;
};

/**
 * Enqueues a job of the workspace, to run once the transaction is committed and `at` has come. It
 * runs at least once; failed attempts are retried with growing delays up to the limit of its kind.
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

/** Enqueues a job of the workspace for each payload, with one statement. */
export async function enqueueEach<Payload>(
  tx: Db,
  tenantId: string,
  kind: JobKind<Payload>,
  payloads: Payload[],
  { at, now }: Omit<Timing, 'key'>,
): Promise<void> {
  if (payloads.length === 0) return;
  const common = { tenantId, kind: kind.name, runAt: at, created: now };
  await tx.insert(job).values(payloads.map((payload) => ({ ...common, payload })));
}

/** How many jobs of all workspaces wait and how many have failed for good. Runs outside any workspace. */
export async function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  const counts = await db
    .select({ state: job.state, count: sql<number>`count(*)::int` })
    .from(job)
    .groupBy(job.state);
  const of = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
  return { waiting: of('waiting'), failed: of('failed') };
}
