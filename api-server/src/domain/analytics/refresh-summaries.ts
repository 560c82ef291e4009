import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Engine } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { beginSummaries, takeDue, updateCells } from './summary-refresh.repository.ts';
import { isSummarized } from './summary-stored.repository.ts';

/** Workspaces with fewer bookings have no summaries, as counting takes a tenth of a second at most. */
const fewestBookings = 20_000;

/**
 * Cells of months refreshed in one transaction. The embedded engine has one connection, and all other
 * work waits for about a third of a second.
 */
const cellsAtOnce: Record<Engine, number> = { postgresql: 500, pglite: 20 };

/** Pause after each transaction, as a multiple of its duration, to let other work in. */
const restFor: Record<Engine, number> = { postgresql: 0, pglite: 3 };
/** In milliseconds. */
const longestRest = 1000;

/** Updates the summaries for some due cells; false if none are due or another refresh has the lock. */
async function refreshSome(
  tx: Db,
  tenantId: string,
  options: { fewest: number; most: number },
): Promise<boolean> {
  // Two at once would add the same change. The holder of the lock continues until nothing is due.
  const [lock] = rowsOf<{ is_ours: boolean }>(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended('summaries ' || ${tenantId}::text, 0)) as is_ours`,
    ),
  );
  if (!lock?.is_ours) return false;
  const hasSome =
    (await isSummarized(tx, tenantId)) || (await beginSummaries(tx, tenantId, options.fewest));
  if (!hasSome) return false;
  // Taken before counting, as anything written from now on becomes due again.
  const cells = await takeDue(tx, tenantId, options.most);
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
    engine = 'postgresql',
  }: { goesOn?: () => boolean; fewest?: number; engine?: Engine } = {},
): Promise<void> {
  const options = { fewest, most: cellsAtOnce[engine] };
  const refreshNext = () =>
    workspaceTransaction(db, tenantId, (tx) => refreshSome(tx, tenantId, options));
  while (goesOn()) {
    const start = performance.now();
    if (!(await refreshNext())) return;
    const rest = Math.min(longestRest, restFor[engine] * (performance.now() - start));
    if (rest > 0) await wait(rest);
  }
}
