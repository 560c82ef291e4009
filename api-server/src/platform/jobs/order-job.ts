import { and, eq, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { job } from '../db/schema.ts';
import { tooManyRequests, tooMuchWaiting } from '../errors/errors.ts';
import type { JobKind } from './define-job.ts';

const retrySeconds = 120;

/**
 * Refuses another job of a kind that users order while too many wait: with 429 if they are of the
 * workspace, with 503 if they are of all. Both have a `Retry-After`. Reads no more rows than may wait. Two
 * requests at the same time may exceed the number by one.
 */
export async function refuseIfTooManyWait(
  tx: Db,
  tenantId: string,
  { name, mostWaiting }: JobKind<never>,
): Promise<void> {
  if (!mostWaiting) return;
  const { what, ofWorkspace, ofAll } = mostWaiting;
  const isWaiting = and(eq(job.tenantId, tenantId), eq(job.kind, name), eq(job.state, 'waiting'));
  const own = await tx.select({ id: job.id }).from(job).where(isWaiting).limit(ofWorkspace);
  if (own.length >= ofWorkspace) {
    throw tooManyRequests(
      `Sorry, ${ofWorkspace} ${what} of your workspace are waiting already.`,
      retrySeconds,
      name,
    );
  }
  const [all] = rowsOf<{ count: number }>(
    await tx.execute(sql`select shootline.waiting_jobs(${name}, ${ofAll}) as count`),
  );
  if (all && all.count >= ofAll) {
    throw tooMuchWaiting(`Sorry, too many ${what} are waiting right now.`, retrySeconds);
  }
}
