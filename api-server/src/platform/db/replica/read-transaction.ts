import type { Db } from '../db.ts';
import type { Position, ReadOptions, Replica } from './replica.ts';
import { workspaceTransaction } from '../workspace-transaction.ts';

/** The primary and its replica, if there is one. */
export type Readable = { db: Db; replica?: Replica | undefined };

/**
 * Runs a read of a workspace on the replica, or on the primary if the replica cannot answer or refuses.
 * The work may therefore run twice.
 */
export async function readTransaction<Result>(
  { db, replica }: Readable,
  of: Position,
  work: (tx: Db) => Promise<Result>,
  options: ReadOptions = {},
): Promise<Result> {
  const answered = await replica?.read(of, work, options);
  if (answered) return answered.result;
  return workspaceTransaction(db, of.tenantId, work, { isRead: true, ...options });
}
