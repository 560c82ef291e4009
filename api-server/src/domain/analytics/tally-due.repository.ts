import { type SQL, and, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, tallyDue } from '../schema.ts';
import {
  type Cell,
  inCell,
  inMonth,
  notDeleted,
  parseCell,
  scopeOfCell,
} from './tally-cell.rules.ts';
import { type Fold, addTallies } from './tally-fold.ts';
import { type RowName, sourceNames, tallySources } from './tally-sources.ts';
import { cellOfBooking, monthOfBooking } from './tally.ts';

/** So many cells are asked for one by one, more with all the others of their months. */
const mostNamedCells = 20;

export type DueCell = { month: string; cell: Cell };

/** Cells that are due, month by month; they are no longer due once the transaction is committed. */
export async function takeDue(tx: Db, tenantId: string, most: number): Promise<DueCell[]> {
  const rows = rowsOf<{ month: string; cell: string }>(
    await tx.execute(sql`
      with picked as (
        select distinct month, cell from ${tallyDue} where tenant_id = ${tenantId}::uuid
        order by month, cell limit ${most}
      ), taken as (
        delete from ${tallyDue} using picked where ${tallyDue.tenantId} = ${tenantId}::uuid
          and ${tallyDue.month} = picked.month and ${tallyDue.cell} = picked.cell
      )
      select month, cell from picked`),
  );
  return rows.map(({ month, cell }) => ({ month, cell: parseCell(cell) }));
}

/** Folds by month, scope of a cell, and summary. */
class CellFolds {
  readonly #folds = new Map<string, { month: string; scope: string; ofRows: Map<RowName, Fold> }>();

  constructor(due: DueCell[]) {
    for (const { month, cell } of due) {
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

function bookingsOf(due: DueCell[]): SQL | undefined {
  if (due.length <= mostNamedCells) {
    return or(...due.map(({ month, cell }) => and(inMonth(month), inCell(cell))));
  }
  const months = [...new Set(due.map(({ month }) => month))];
  return or(...months.map(inMonth));
}

/** What the bookings of cells are now. */
export async function currentOf(
  tx: Db,
  tenantId: string,
  { due, openMonth, now }: { due: DueCell[]; openMonth: string; now: Date },
): Promise<CellFolds> {
  const folds = new CellFolds(due);
  const cell = sql<string>`jsonb_build_array(${monthOfBooking}, ${cellOfBooking})::text`;
  const all = and(notDeleted(tenantId), bookingsOf(due));
  // Figures of time are left out of months that are not over.
  const over = and(all, sql`${booking.day} < ${`${openMonth}-01`}::date`);
  for (const name of sourceNames) {
    const { tally, row, changesFrom } = tallySources[name];
    const where = changesFrom === undefined ? all : over;
    const tallies = await tally(tx, tenantId, where, { cell, now });
    for (const [text, own] of Map.groupBy(tallies, (one) => one.cell ?? '')) {
      const [month = '', inMonthCell = ''] = JSON.parse(text) as string[];
      const fold = folds.of(month, scopeOfCell(parseCell(inMonthCell)), row);
      if (fold) addTallies(fold, own);
    }
  }
  return folds;
}
