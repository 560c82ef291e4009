import { type SQL, sql, PgTransaction } from './drizzle.ts';
import type { Db } from './db.ts';
import { DatabaseUnavailable, createBackoff, hasCode, isLost } from './database-unavailable.ts';
import { tenantRole } from './migrate/migrate.ts';
import { noteWrite } from './own-writes.ts';
import { announceWrites } from './spread.ts';

const mostAttempts = 3;

/** Whether the database ended the transaction to break a deadlock. */
const isDeadlock = (error: unknown) => hasCode(error, '40P01');

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The first message of a transaction, which limits its statements to one workspace: as `set local`, which
 * Citus passes on to the machine that has the workspace.
 */
export function enterWorkspace(tenantId: string): SQL {
  if (!uuid.test(tenantId)) throw new Error('This is not the id of a workspace.');
  return sql.raw(`set local role ${tenantRole}; set local app.tenant_id = '${tenantId}'`);
}

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
          await tx.execute(enterWorkspace(tenantId));
          const result = await work(tx);
          if (!isRead) {
            await noteWrite(tx);
            await announceWrites(db, tx, tenantId);
          }
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
