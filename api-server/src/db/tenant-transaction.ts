import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
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
 * each other. Inside, use nothing but `tx`.
 */
export async function tenantTransaction<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${tenantRole}, true), set_config('app.tenant_id', ${tenantId}, true)`,
        );
        return work(tx);
      });
    } catch (error) {
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}
