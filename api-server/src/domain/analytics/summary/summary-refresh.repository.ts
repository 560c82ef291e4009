import { type SQL, and, eq, or, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { booking, summaryDue } from '../../schema.ts';
import { counted } from '../analytics-filter.ts';
import { addPacked, addSums, allSums } from './summary-fold.ts';
import { periodsWith } from './summary-period.rules.ts';
import {
  type Cell,
  Folds,
  hasDays,
  inCell,
  inPeriod,
  parseCell,
  scopeOfCell,
  scopesOf,
} from './summary-scope.rules.ts';
import { type SourceName, sourceNames, sources } from './summary-sources.ts';
import { findSummaries, putSummaries } from './summary-stored.repository.ts';
import { cellOfBooking, monthOf } from './summary.ts';

/** Up to this number, cells are selected one by one; beyond it, whole months are read. */
const mostNamedCells = 20;

/** A cell due in a month, with its due ISO days. */
export type DueCell = { month: string; cell: Cell; days: string[] };

/**
 * Makes every cell due if a workspace has at least `fewest` bookings; otherwise nothing is due. Returns
 * whether it has so many.
 */
export async function beginSummaries(tx: Db, tenantId: string, fewest: number): Promise<boolean> {
  // Deletes first, as anything written from now on becomes due again.
  await tx.delete(summaryDue).where(eq(summaryDue.tenantId, tenantId));
  const [row] = rowsOf<{ count: number }>(
    await tx.execute(sql`
      select count(*)::int as count from (
        select from ${booking} where ${counted(tenantId, {})} limit ${fewest}
      ) first_ones`),
  );
  if ((row?.count ?? 0) < fewest) return false;
  await tx.execute(sql`
    insert into ${summaryDue} (tenant_id, cell, day)
    select distinct ${booking.tenantId}, ${cellOfBooking}, ${booking.day}
    from ${booking} where ${counted(tenantId, {})}`);
  return true;
}

/** Takes due cells, month by month; the commit makes them no longer due. */
export async function takeDue(tx: Db, tenantId: string, most: number): Promise<DueCell[]> {
  // As a number, which depends on no setting: Citus asks that of what a deletion calls.
  const month = sql`coalesce(extract(year from ${summaryDue.day}) * 12
    + extract(month from ${summaryDue.day}), 0)`;
  const rows = rowsOf<{ month: string; cell: string; days: string[] }>(
    await tx.execute(sql`
      with picked as (
        select distinct ${month} as month, cell from ${summaryDue}
        where tenant_id = ${tenantId}::uuid order by month, cell limit ${most}
      ), taken as (
        delete from ${summaryDue} using picked where ${summaryDue.tenantId} = ${tenantId}::uuid
          and ${month} = picked.month and ${summaryDue.cell} = picked.cell
        returning picked.cell, ${summaryDue.day} as day
      )
      select ${monthOf(sql`day`)} as month, cell,
        coalesce(json_agg(distinct day) filter (where day is not null), '[]') as days
      from taken group by 1, cell`),
  );
  return rows.map(({ month: of, cell, days }) => ({ month: of, cell: parseCell(cell), days }));
}

function bookingsOf(cells: DueCell[]): SQL | undefined {
  if (cells.length <= mostNamedCells) {
    return or(...cells.map(({ month, cell }) => and(inPeriod(month), inCell(cell))));
  }
  return or(...[...new Set(cells.map(({ month }) => month))].map(inPeriod));
}

/** Sums up bookings with every source, by period and cell. */
async function* groupsOf(
  tx: Db,
  tenantId: string,
  { which, period }: { which: SQL | undefined; period: SQL },
) {
  const group = sql<string>`jsonb_build_array(${period}, ${cellOfBooking})::text`;
  const where = and(counted(tenantId, {}), which);
  for (const source of sourceNames) {
    const sums = await sources[source].count(tx, tenantId, where, { group });
    for (const [text, own] of Map.groupBy(sums, (sum) => sum.group ?? '')) {
      const [of = '', cell = ''] = JSON.parse(text) as string[];
      yield { period: of, cell: parseCell(cell), source, sums: own };
    }
  }
}

/** The differences between the cells' bookings and their summaries. */
async function changesOf(tx: Db, tenantId: string, cells: DueCell[]): Promise<Folds> {
  const changes = new Folds();
  for (const { month, cell } of cells) {
    for (const source of sourceNames) {
      changes.at({ scope: scopeOfCell(cell), period: month, source });
    }
  }
  const which = bookingsOf(cells);
  const groups = groupsOf(tx, tenantId, { which, period: monthOf(booking.day) });
  for await (const { period, cell, source, sums } of groups) {
    const place = { scope: scopeOfCell(cell), period, source };
    if (changes.has(place)) addSums(changes.at(place), sums);
  }
  for (const { sums, ...place } of await findSummaries(tx, tenantId, changes.all())) {
    addPacked(changes.at(place), sums, -1);
  }
  return changes;
}

/** Adds changes of cells to the summaries of every scope and period that include them. */
async function addChanges(tx: Db, tenantId: string, changes: Folds): Promise<void> {
  const summaries = new Folds();
  for (const { scope: ofCell, period: month, source, fold } of changes.all()) {
    const sums = allSums(fold);
    if (sums.length === 0) continue;
    for (const scope of scopesOf(parseCell(ofCell))) {
      for (const period of periodsWith(month)) {
        addSums(summaries.at({ scope, period, source }), sums);
      }
    }
  }
  for (const { sums, ...place } of await findSummaries(tx, tenantId, summaries.all())) {
    addPacked(summaries.at(place), sums);
  }
  await putSummaries(tx, tenantId, summaries);
}

const scopesByDay = (cell: Cell) => scopesOf(cell).filter(hasDays);

/** Counts the due days again, in every scope of the due cells. */
async function replaceDays(tx: Db, tenantId: string, cells: DueCell[]): Promise<void> {
  const summaries = new Folds();
  const placesOf = (cell: Cell, days: string[], names: SourceName[]) =>
    scopesByDay(cell).flatMap((scope) =>
      days.flatMap((period) => names.map((source) => ({ scope, period, source }))),
    );
  for (const { cell, days } of cells) {
    for (const place of placesOf(cell, days, sourceNames)) summaries.at(place);
  }
  const days = [...new Set(cells.flatMap((one) => one.days))];
  const which = sql`${booking.day} = any(${sql.param(days)}::date[])`;
  const groups = groupsOf(tx, tenantId, { which, period: sql`${booking.day}::text` });
  for await (const { period, cell, source, sums } of groups) {
    for (const place of placesOf(cell, [period], [source])) {
      if (summaries.has(place)) addSums(summaries.at(place), sums);
    }
  }
  await putSummaries(tx, tenantId, summaries);
}

/** Brings the summaries of cells up to date. */
export async function updateCells(tx: Db, tenantId: string, cells: DueCell[]): Promise<void> {
  await addChanges(tx, tenantId, await changesOf(tx, tenantId, cells));
  await replaceDays(tx, tenantId, cells);
}
