import { sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { DatabaseAway, isLost, newPatience } from './database-away.ts';
import { tenantRole } from './migrate.ts';

const mostAttempts = 3;

/** Whether the database has ended a transaction because it and another waited for each other. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause);
}

/**
 * Runs `work` in one transaction that sees and writes records of one workspace only, as row-level
 * security enforces. Rolls back when `work` throws, and begins it anew where it and another waited for
 * each other, or where the database was lost, for some seconds: as long as it is certain that nothing
 * was committed, or nothing was to be, as `isRead` says. Inside, use nothing but `tx`. Throws
 * `DatabaseAway`.
 */
export async function tenantTransaction<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Db) => Promise<Result>,
  { isRead = false } = {},
): Promise<Result> {
  const again = newPatience();
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false;
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${tenantRole}, true), set_config('app.tenant_id', ${tenantId}, true)`,
        );
        const result = await work(tx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      if (isLost(error)) {
        // Inside another transaction all of it is lost, and begun anew where that one is.
        if (db instanceof PgTransaction) throw error;
        const mayBeDone = isCommitting && !isRead;
        if (mayBeDone || !(await again())) throw new DatabaseAway(error, mayBeDone);
      } else if (attempt >= mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}
