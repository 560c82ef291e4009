import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Engine } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { parseCell, scopeOfCell } from './tally-cell.rules.ts';
import { TallyChanges } from './tally-changes.ts';
import { moveClock } from './tally-clock.repository.ts';
import { type DueCell, currentOf, currentOfDays, takeDue } from './tally-due.repository.ts';
import { addPacked, pack } from './tally-fold.ts';
import { rowNames } from './tally-sources.ts';
import { addToStored, putInStored, storedOf } from './tally-stored.repository.ts';

/** Workspaces with fewer bookings have no summaries: counting them takes no longer. */
const fewestBookings = 5000;

/**
 * So many cells of months are summed up in one transaction. On the embedded engine, which has one
 * connection, all others wait for it: a third of a second.
 */
const cellsAtOnce: Record<Engine, number> = { postgresql: 500, pglite: 20 };

/** How many times as long as its last transaction a refresh rests, so that others get their turn. */
const restFor: Record<Engine, number> = { postgresql: 0, pglite: 3 };
/** Milliseconds. */
const longestRest = 1000;

/** What is to be added to the summaries of cells, so that they say what their bookings are now. */
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

/** Brings the summaries up to date with some cells that are due; false if none are, or another refresh has the lock. */
async function refreshSome(
  tx: Db,
  tenantId: string,
  options: { now: Date; fewest: number; most: number },
): Promise<boolean> {
  // One at a time, or two would add the same change; who has the lock goes on until nothing is due.
  const [lock] = rowsOf<{ is_ours: boolean }>(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended('tally ' || ${tenantId}::text, 0)) as is_ours`,
    ),
  );
  if (!lock?.is_ours) return false;
  const openDay = await moveClock(tx, tenantId, options);
  if (openDay === undefined) return false;
  // Taken before anything is counted: what is written from now on is due again.
  const cells = await takeDue(tx, tenantId, options.most);
  if (cells.length === 0) return false;
  const { now } = options;
  const changes = await changesOf(tx, tenantId, { cells, openDay, now });
  await addToStored(tx, tenantId, changes.all());
  await putInStored(tx, tenantId, await currentOfDays(tx, tenantId, { cells, openDay, now }));
  return true;
}

/**
 * Brings the summaries of a workspace up to date with every write that was committed before, some
 * cells in each transaction, unless `goesOn` ends it before or another refresh has the lock. A
 * workspace of fewer bookings than `fewest` gets none.
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
    tenantTransaction(db, tenantId, (tx) => refreshSome(tx, tenantId, options));
  while (goesOn()) {
    const start = performance.now();
    if (!(await refreshNext())) return;
    const rest = Math.min(longestRest, restFor[engine] * (performance.now() - start));
    if (rest > 0) await wait(rest);
  }
}
