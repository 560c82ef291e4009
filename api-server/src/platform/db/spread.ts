import { sql } from './drizzle.ts';
import type { Db } from './db.ts';

const spread = new WeakSet<Db>();

/** Notes that the tables of a database are spread over several machines by Citus. */
export function noteSpread(db: Db): void {
  spread.add(db);
}

/** Whether the tables of a database are spread over several machines. */
export const isSpread = (db: Db): boolean => spread.has(db);

/**
 * Tells all processes that a workspace may have new events, due jobs and ended sessions, once the transaction
 * commits. Triggers tell it where all rows are on one machine; those of other machines are not heard.
 */
export async function announceWrites(db: Db, tx: Db, tenantId: string): Promise<void> {
  if (!isSpread(db)) return;
  await tx.execute(sql`select pg_notify('shootline_event', ${tenantId}),
    pg_notify('shootline_event', ${`sessions ${tenantId}`}),
    pg_notify('shootline_job', ${`quick ${tenantId}`}),
    pg_notify('shootline_job', ${`slow ${tenantId}`})`);
}
