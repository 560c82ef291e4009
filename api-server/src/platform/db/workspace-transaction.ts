import { type SQL, sql, PgTransaction } from './drizzle.ts';
import type { Db } from './db.ts';
import { DatabaseUnavailable, createBackoff, hasCode, isLost } from './database-unavailable.ts';
import { tenantRole } from './migrate/migrate.ts';
import { noteWrite } from './own-writes.ts';

const mostAttempts = 3;

/** Whether the database ended the transaction to break a deadlock. */
const isDeadlock = (error: unknown) => hasCode(error, '40P01');

/** The first columns of a transaction's first statement, which limit the others to one workspace. */
export const enterWorkspace = (tenantId: string): SQL =>
  sql`set_config('role', ${tenantRole}, true), set_config('app.tenant_id', ${tenantId}, true)`;

/**
 * Runs `work` in one transaction that row-level security limits to the records of one workspace. Rolls
 * back if `work` throws. Retries after a deadlock, and for some seconds after the connection is lost if
 * nothing can have been committed or nothing was written (`isRead`). With `isSnapshot`, all statements
 * see the data committed before the first one. Use only `tx` inside. Throws `DatabaseUnavailable`.
 */
export async function workspaceTransaction<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Db) => Promise<Result>,
  { isRead = false, isSnapshot = false } = {},
): Promise<Result> {
  const again = createBackoff();
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false;
    try {
      return await db.transaction(
        async (tx) => {
          await tx.execute(sql`select ${enterWorkspace(tenantId)}`);
          const result = await work(tx);
          if (!isRead) await noteWrite(tx);
          isCommitting = true;
          return result;
        },
        isSnapshot ? { isolationLevel: 'repeatable read' } : undefined,
      );
    } catch (error) {
      if (isLost(error)) {
        // Nested: the outer transaction is lost too and retries.
        if (db instanceof PgTransaction) throw error;
        const mayBeDone = isCommitting && !isRead;
        if (mayBeDone || !(await again())) throw new DatabaseUnavailable(error, mayBeDone);
      } else if (attempt >= mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}
