import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from './drizzle.ts';
import type { Db } from './db.ts';

const writer = new AsyncLocalStorage<string>();

/** Runs `work`, whose transactions are noted as writes of this user, for their reads on a replica. */
export function asWriter<Result>(userId: string, work: () => Result): Result {
  return writer.run(userId, work);
}

/**
 * Notes in all sessions of the current writer, if there is one, that this transaction has written. Must be
 * its last statement, as it locks the sessions until the commit.
 */
export async function noteWrite(tx: Db): Promise<void> {
  const userId = writer.getStore();
  if (userId === undefined) return;
  await tx.execute(
    sql`select shootline.note_write(${userId}::uuid) where pg_current_xact_id_if_assigned() is not null`,
  );
}
