import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Engine } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { parseCell, scopeOfCell } from './tally-cell.rules.ts';
import { TallyChanges } from './tally-changes.ts';
import { moveClock } from './tally-clock.repository.ts';
import { type DueCell, currentOf, currentOfDays, takeDue } from './tally-due.repository.ts';
import { addPacked, pack } from './tally-fold.ts';
import { rowNames } from './tally-sources.ts';
import { addToStored, putInStored, storedOf } from './tally-stored.repository.ts';

/** Workspaces with fewer bookings have no summaries, as counting is just as fast. */
const fewestBookings = 5000;

/**
 * Cells of months refreshed in one transaction. The embedded engine has one connection, and all other
 * work waits for about a third of a second.
 */
const cellsAtOnce: Record<Engine, number> = { postgresql: 500, pglite: 20 };

/** Pause after each transaction, as a multiple of its duration, to let other work in. */
const restFor: Record<Engine, number> = { postgresql: 0, pglite: 3 };
/** In milliseconds. */
const longestRest = 1000;

/** Changes that bring the summaries of cells up to date. */
async function changesOf(
  tx: Db,
  tenantId: string,
  of: { cells: DueCell[]; openDay: string; now: Date },
): Promise<TallyChanges> {
  const folds = await currentOf(tx, tenantId, of);
  const places = of.cells.flatMap(({ month, cell }) =>
    rowNames.map((source) => ({ scope: scopeOfCell(cell), period: month, source })),
  );
  for (const { scope, period, source, tallies } of await storedOf(tx, tenantId, places)) {
    const fold = folds.of(period, scope, source);
    if (fold) addPacked(fold, tallies, -1);
  }
  const changes = new TallyChanges();
  for (const { month, scope, source, fold } of folds.all()) {
    if (pack(fold)) changes.add(month, parseCell(scope), source, fold);
  }
  return changes;
}

/** Updates the summaries for some due cells; false if none are due or another refresh has the lock. */
async function refreshSome(
  tx: Db,
  tenantId: string,
  options: { now: Date; fewest: number; most: number },
): Promise<boolean> {
  // Two at once would add the same change. The holder of the lock continues until nothing is due.
  const [lock] = rowsOf<{ is_ours: boolean }>(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended('tally ' || ${tenantId}::text, 0)) as is_ours`,
    ),
  );
  if (!lock?.is_ours) return false;
  const openDay = await moveClock(tx, tenantId, options);
  if (openDay === undefined) return false;
  // Taken before counting, as anything written from now on becomes due again.
  const cells = await takeDue(tx, tenantId, options.most);
  if (cells.length === 0) return false;
  const { now } = options;
  const changes = await changesOf(tx, tenantId, { cells, openDay, now });
  await addToStored(tx, tenantId, changes.all());
  await putInStored(tx, tenantId, await currentOfDays(tx, tenantId, { cells, openDay, now }));
  return true;
}

/**
 * Brings the summaries of a workspace up to date with all writes committed before, some cells in each
 * transaction. Stops early if `goesOn` returns false or another refresh has the lock. A workspace with
 * fewer bookings than `fewest` gets no summaries.
 */
export async function refreshTallies(
  db: Db,
  tenantId: string,
  now: Date,
  {
    goesOn = () => true,
    fewest = fewestBookings,
    engine = 'postgresql',
  }: { goesOn?: () => boolean; fewest?: number; engine?: Engine } = {},
): Promise<void> {
  const options = { now, fewest, most: cellsAtOnce[engine] };
  const refreshNext = () =>
    workspaceTransaction(db, tenantId, (tx) => refreshSome(tx, tenantId, options));
  while (goesOn()) {
    const start = performance.now();
    if (!(await refreshNext())) return;
    const rest = Math.min(longestRest, restFor[engine] * (performance.now() - start));
    if (rest > 0) await wait(rest);
  }
}
