import { sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { beginSummaries, takeDue, updateCells } from './summary-refresh.repository.ts';
import { isSummarized } from './summary-stored.repository.ts';

/** Workspaces with fewer bookings have no summaries, as counting takes a tenth of a second at most. */
const fewestBookings = 20_000;

/** Cells of months refreshed in one transaction. */
const cellsAtOnce = 500;

/** Updates the summaries for some due cells; false if none are due or another refresh has the lock. */
async function refreshSome(tx: Db, tenantId: string, fewest: number): Promise<boolean> {
  // Two at once would add the same change. The holder of the lock continues until nothing is due.
  const [lock] = rowsOf<{ is_ours: boolean }>(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended('summaries ' || ${tenantId}::text, 0)) as is_ours`,
    ),
  );
  if (!lock?.is_ours) return false;
  const hasSome =
    (await isSummarized(tx, tenantId)) || (await beginSummaries(tx, tenantId, fewest));
  if (!hasSome) return false;
  // Taken before counting, as anything written from now on becomes due again.
  const cells = await takeDue(tx, tenantId, cellsAtOnce);
  if (cells.length === 0) return false;
  await updateCells(tx, tenantId, cells);
  return true;
}

/**
 * Brings the summaries of a workspace up to date with all writes committed before, some cells in each
 * transaction. Stops early if `goesOn` returns false or another refresh has the lock. A workspace with
 * fewer bookings than `fewest` gets no summaries.
 */
export async function refreshSummaries(
  db: Db,
  tenantId: string,
  {
    goesOn = () => true,
    fewest = fewestBookings,
  }: { goesOn?: () => boolean; fewest?: number } = {},
): Promise<void> {
  const refreshNext = () =>
    workspaceTransaction(db, tenantId, (tx) => refreshSome(tx, tenantId, fewest));
  while (goesOn() && (await refreshNext()));
}
