import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { tenantRole } from './migrate.ts';

/**
 * Runs `work` in one transaction that sees and writes records of one workspace only, as row-level
 * security enforces. Rolls back when `work` throws. Inside, use nothing but `tx`.
 */
export async function tenantTransaction<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', ${tenantRole}, true), set_config('app.tenant_id', ${tenantId}, true)`,
    );
    return work(tx);
  });
}
