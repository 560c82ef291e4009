import { type SQL, and, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, tallyDue } from '../schema.ts';
import { counted } from './analytics-filter.ts';
import {
  type Cell,
  inCell,
  inMonth,
  parseCell,
  scopeOfAll,
  scopeOfCell,
} from './tally-cell.rules.ts';
import type { Change } from './tally-changes.ts';
import { type Fold, addTallies } from './tally-fold.ts';
import { type RowName, rowNames, sourceNames, tallySources } from './tally-sources.ts';
import { cellOfBooking, monthOfBooking } from './tally.ts';

/** So many cells are asked for one by one, more with all the others of their months. */
const mostNamedCells = 20;

type DueCell = { month: string; cell: Cell };

/** Cells that are due, and the ISO days on which they are. */
export type Due = { cells: DueCell[]; days: string[] };

/** What is due, month by month; it is no longer due once the transaction is committed. */
export async function takeDue(tx: Db, tenantId: string, most: number): Promise<Due> {
  const rows = rowsOf<{ month: string; cell: string; days: string[] }>(
    await tx.execute(sql`
      with picked as (
        select distinct month, cell from ${tallyDue} where tenant_id = ${tenantId}::uuid
        order by month, cell limit ${most}
      ), taken as (
        delete from ${tallyDue} using picked where ${tallyDue.tenantId} = ${tenantId}::uuid
          and ${tallyDue.month} = picked.month and ${tallyDue.cell} = picked.cell
        returning ${tallyDue.month}, ${tallyDue.cell}, ${tallyDue.day}
      )
      select month, cell,
        coalesce(json_agg(distinct day) filter (where day is not null), '[]') as days
      from taken group by month, cell`),
  );
  return {
    cells: rows.map(({ month, cell }) => ({ month, cell: parseCell(cell) })),
    days: [...new Set(rows.flatMap(({ days }) => days))],
  };
}

/** Folds by month, scope of a cell, and summary. */
class CellFolds {
  readonly #folds = new Map<string, { month: string; scope: string; ofRows: Map<RowName, Fold> }>();

  constructor(cells: DueCell[]) {
    for (const { month, cell } of cells) {
      const scope = scopeOfCell(cell);
      this.#folds.set(`${month} ${scope}`, { month, scope, ofRows: new Map() });
    }
  }

  /** The fold of a cell; undefined of one that is not due. */
  of(month: string, scope: string, row: RowName): Fold | undefined {
    const ofRows = this.#folds.get(`${month} ${scope}`)?.ofRows;
    if (!ofRows) return undefined;
    let fold = ofRows.get(row);
    if (!fold) ofRows.set(row, (fold = new Map()));
    return fold;
  }

  all() {
    return [...this.#folds.values()].flatMap(({ month, scope, ofRows }) =>
      [...ofRows].map(([source, fold]) => ({ month, scope, source, fold })),
    );
  }
}

function bookingsOf(cells: DueCell[]): SQL | undefined {
  if (cells.length <= mostNamedCells) {
    return or(...cells.map(({ month, cell }) => and(inMonth(month), inCell(cell))));
  }
  const months = [...new Set(cells.map(({ month }) => month))];
  return or(...months.map(inMonth));
}

type Clock = { openDay: string; now: Date };

/** Tallies bookings with every source, one group after the other. */
async function* talliesBy(
  tx: Db,
  tenantId: string,
  { which, group, openDay, now }: Clock & { which: SQL | undefined; group: SQL<string> },
) {
  const all = and(counted(tenantId, {}), which);
  // Figures of time are left out of days that are not over.
  const over = and(all, lt(booking.day, openDay));
  for (const name of sourceNames) {
    const { tally, row, changesFrom } = tallySources[name];
    const where = changesFrom === undefined ? all : over;
    const tallies = await tally(tx, tenantId, where, { cell: group, now });
    for (const [text, own] of Map.groupBy(tallies, (one) => one.cell ?? '')) {
      yield { text, row, own };
    }
  }
}

/** What the bookings of cells are now. */
export async function currentOf(
  tx: Db,
  tenantId: string,
  { cells, ...clock }: Clock & { cells: DueCell[] },
): Promise<CellFolds> {
  const folds = new CellFolds(cells);
  const group = sql<string>`jsonb_build_array(${monthOfBooking}, ${cellOfBooking})::text`;
  const some = { which: bookingsOf(cells), group, ...clock };
  for await (const { text, row, own } of talliesBy(tx, tenantId, some)) {
    const [month = '', cell = ''] = JSON.parse(text) as string[];
    const fold = folds.of(month, scopeOfCell(parseCell(cell)), row);
    if (fold) addTallies(fold, own);
  }
  return folds;
}

/** What the bookings of days are now, as summaries of each. */
export async function currentOfDays(
  tx: Db,
  tenantId: string,
  { days, ...clock }: Clock & { days: string[] },
): Promise<Change[]> {
  const summaries = new Map(
    days.flatMap((period) =>
      rowNames.map((source) => [
        `${source} ${period}`,
        { scope: scopeOfAll, period, source, fold: new Map() as Fold },
      ]),
    ),
  );
  const which = sql`${booking.day} = any(${sql.param(days)}::date[])`;
  const some = { which, group: sql<string>`${booking.day}::text`, ...clock };
  for await (const { text, row, own } of talliesBy(tx, tenantId, some)) {
    const summary = summaries.get(`${row} ${text}`);
    if (summary) addTallies(summary.fold, own);
  }
  return [...summaries.values()];
}
