import { type SQL, sql, PgTransaction } from './drizzle.ts';
import type { Db } from './db.ts';
import { DatabaseUnavailable, createBackoff, hasCode, isLost } from './database-unavailable.ts';
import { tenantRole } from './migrate/migrate.ts';
import { announceWrites } from './spread.ts';

const mostAttempts = 3;

/** Whether the database ended the transaction to break a deadlock. */
const isDeadlock = (error: unknown) => hasCode(error, '40P01');

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sets the id that a policy of row-level security asks for, until the end of the transaction. */
export function setLocally(setting: 'app.tenant_id' | 'app.offer_id', id: string): SQL {
  if (!uuid.test(id)) throw new Error('This is not an id.');
  return sql.raw(`set local ${setting} = '${id}'`);
}

/**
 * The message that limits the statements of a transaction to one workspace: as `set local`, which Citus passes
 * on to the machine that has the workspace. A transaction that was begun by `ownerTransaction` keeps its role,
 * as Citus refuses rows written by two.
 */
export function enterWorkspace(tenantId: string, { asOwner = false } = {}): SQL {
  const id = setLocally('app.tenant_id', tenantId);
  return asOwner ? id : sql`${sql.raw(`set local role ${tenantRole}`)}; ${id}`;
}

/**
 * Runs `work` in one transaction of the tables' owner, for what is written before a workspace is entered, such
 * as sessions. In it, `workspaceTransaction` still sees the records of its workspace alone.
 */
export function ownerTransaction<Result>(
  db: Db,
  tenantId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const result = await work(tx);
    await announceWrites(db, tx, tenantId);
    return result;
  });
}

export type ReadOptions = {
  /** Whether all statements see the data committed before the first one. */
  isSnapshot?: boolean;
};

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
  { isRead = false, isSnapshot = false }: ReadOptions & { isRead?: boolean } = {},
): Promise<Result> {
  const again = createBackoff();
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false;
    try {
      return await db.transaction(
        async (tx) => {
          await tx.execute(enterWorkspace(tenantId, { asOwner: db instanceof PgTransaction }));
          const result = await work(tx);
          if (!isRead) await announceWrites(db, tx, tenantId);
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
