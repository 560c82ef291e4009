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
  scopeOfCell,
  scopesByDay,
} from './tally-cell.rules.ts';
import { type Change, placeName } from './tally-changes.ts';
import { type Fold, addTallies } from './tally-fold.ts';
import { type RowName, rowNames, sourceNames, tallySources } from './tally-sources.ts';
import { cellOfBooking, monthOfBooking } from './tally.ts';

/** Up to this number, cells are selected one by one; beyond it, whole months are read. */
const mostNamedCells = 20;

/** A cell due in a month, with its due ISO days. */
export type DueCell = { month: string; cell: Cell; days: string[] };

/** Takes due cells, month by month; the commit makes them no longer due. */
export async function takeDue(tx: Db, tenantId: string, most: number): Promise<DueCell[]> {
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
  return rows.map(({ month, cell, days }) => ({ month, cell: parseCell(cell), days }));
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

  /** The fold of a cell; undefined if it is not due. */
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

/** Tallies bookings with every source, group by group. */
async function* talliesBy(
  tx: Db,
  tenantId: string,
  { which, group, openDay, now }: Clock & { which: SQL | undefined; group: SQL<string> },
) {
  const all = and(counted(tenantId, {}), which);
  // Leaves out time-dependent figures of days that are not over.
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

/** Current folds of the bookings of cells. */
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

/** Current summaries of the due days, in every scope of the due cells. */
export async function currentOfDays(
  tx: Db,
  tenantId: string,
  { cells, ...clock }: Clock & { cells: DueCell[] },
): Promise<Change[]> {
  const summaries = new Map<string, Change>();
  for (const { cell, days } of cells) {
    const places = scopesByDay(cell).flatMap((scope) =>
      days.flatMap((period) => rowNames.map((source) => ({ scope, period, source }))),
    );
    for (const place of places) summaries.set(placeName(place), { ...place, fold: new Map() });
  }
  const days = [...new Set(cells.flatMap((one) => one.days))];
  const which = sql`${booking.day} = any(${sql.param(days)}::date[])`;
  const group = sql<string>`jsonb_build_array(${booking.day}::text, ${cellOfBooking})::text`;
  for await (const { text, row, own } of talliesBy(tx, tenantId, { which, group, ...clock })) {
    const [period = '', cell = ''] = JSON.parse(text) as string[];
    for (const scope of scopesByDay(parseCell(cell))) {
      const summary = summaries.get(placeName({ scope, period, source: row }));
      if (summary) addTallies(summary.fold, own);
    }
  }
  return [...summaries.values()];
}
