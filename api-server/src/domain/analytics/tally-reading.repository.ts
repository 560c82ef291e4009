import { type SQL, and, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { bookingTally, tallyClock, tallyDue } from '../schema.ts';
import type { PackedTallies } from '../schema/tally.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';
import {
  type Cell,
  detailOfScope,
  inCell,
  inMonth,
  isInFilter,
  parseCell,
  scopeOfAll,
  scopeOfCell,
  scopeOfFilter,
} from './tally-cell.rules.ts';
import { type Fold, addPacked, addTallies } from './tally-fold.ts';
import { type Wanted, edgesByDay, inDays, liveOf } from './tally-live.rules.ts';
import { coverOf, isInPeriod, undated } from './tally-period.rules.ts';
import { type SourceName, rowsOfSources, tallySources } from './tally-sources.ts';
import { oneCell } from './tally.ts';

/** With more due cells, all bookings are counted in one pass. */
const mostDue = 200;

type Due = { month: string; cell: Cell };

type State = {
  years: string[];
  due: Due[];
  /** The ISO days with something due. */
  dueDays: Set<string>;
  /** First ISO day without time-dependent figures in summaries; undefined without summaries. */
  openDay: string | undefined;
};

/** SQL for the periods of all bookings, skipping those within a year; finds each after the previous. */
function yearOfAll(tenantId: string): SQL {
  const next = (after?: SQL) => sql`(
    select period from ${bookingTally}
    where tenant_id = ${tenantId}::uuid and scope = ${scopeOfAll} ${after ?? sql``}
    order by period limit 1)`;
  return sql`year (period, its_last) as (
    select period, period || '-~' from ${next()} as first
    union all
    select next.period, next.period || '-~'
    from year cross join lateral ${next(sql`and period > year.its_last`)} as next
  )`;
}

async function stateOf(tx: Db, tenantId: string): Promise<State> {
  const [state] = rowsOf<{
    years: string[];
    due: [string, string][];
    days: string[];
    open: string | null;
  }>(
    await tx.execute(sql`
      with recursive ${yearOfAll(tenantId)}
      select
        array(select period from year where period ~ '^[0-9]+$') as years,
        (select coalesce(json_agg(json_build_array(month, cell)), '[]') from (
          select distinct month, cell from ${tallyDue} where tenant_id = ${tenantId}::uuid
        ) due) as due,
        (select coalesce(json_agg(distinct day) filter (where day is not null), '[]')
          from ${tallyDue} where tenant_id = ${tenantId}::uuid) as days,
        (select open_day::text from ${tallyClock} where tenant_id = ${tenantId}::uuid) as open`),
  );
  return {
    years: state?.years ?? [],
    due: (state?.due ?? []).map(([month, cell]) => ({ month, cell: parseCell(cell) })),
    dueDays: new Set(state?.days),
    openDay: state?.open ?? undefined,
  };
}

/** The years of all bookings, in summaries or due. */
function yearsOf({ years, due }: State): string[] {
  const dueYears = due.flatMap(({ month }) => (month === undated ? [] : month.slice(0, -3)));
  return [...new Set([...years, ...dueYears])];
}

async function addStored(
  tx: Db,
  fold: Fold,
  of: { tenantId: string; names: SourceName[]; wanted: Wanted[] },
): Promise<void> {
  const rows = rowsOf<{ tallies: PackedTallies; sign: 1 | -1 }>(
    await tx.execute(sql`
      select tallies, sign
      from json_to_recordset(${JSON.stringify(of.wanted)}::json)
          as wanted (scope text, period text, sign int)
        cross join json_array_elements_text(${JSON.stringify(rowsOfSources(of.names))}::json) as name
        join ${bookingTally} as stored on stored.tenant_id = ${of.tenantId}::uuid
          and stored.scope = wanted.scope and stored.period = wanted.period
          and stored.source = name`),
  );
  for (const { tallies, sign } of rows) addPacked(fold, tallies, sign);
}

type Question = { filter: AnalyticsFilter; names: SourceName[]; now: Date };

/**
 * The exact sums of some sources over the bookings that match a filter. Adds up summaries, and counts
 * the cells that changed since and the days at the edges of a range that have no valid summary. Counts
 * every booking for filters without summaries, using the index of the filter, and in workspaces too
 * small for summaries. With concurrent writes it is exact within one snapshot of the database.
 */
export async function foldOf(
  tx: Db,
  tenantId: string,
  { filter, names, now }: Question,
): Promise<Fold> {
  const fold: Fold = new Map();
  const addLive = async (of: AnalyticsFilter, name: SourceName, which?: SQL, sign: 1 | -1 = 1) => {
    const where = and(counted(tenantId, of), which);
    const { tally } = tallySources[name];
    addTallies(fold, await tally(tx, tenantId, where, { cell: oneCell, now }), sign);
  };
  const addAllLive = async () => {
    for (const name of names) await addLive(filter, name);
    return fold;
  };
  const scope = scopeOfFilter(filter);
  if (scope === undefined) return addAllLive();

  const { from_date: from, to_date: to, ...ofAnyDay } = filter;
  const state = await stateOf(tx, tenantId);
  const { openDay, dueDays } = state;
  if (openDay === undefined) return addAllLive();
  const detail = detailOfScope(scope);
  const { periods, edges } = coverOf({ from, to }, yearsOf(state), detail);
  // A month taken away from a longer period is not covered.
  const isCovered = (month: string) =>
    periods.reduce((sum, one) => sum + (isInPeriod(month, one.period) ? one.sign : 0), 0) > 0;
  const due = state.due.filter(({ month, cell }) => isInFilter(cell, filter) && isCovered(month));
  if (due.length > mostDue) return addAllLive();

  const ofEdges = detail.days ? edgesByDay(edges, scope, dueDays) : { stored: [], live: edges };
  const wanted: Wanted[] = [
    ...ofEdges.stored,
    ...periods.map((one) => ({ scope, ...one })),
    ...due.map((one) => ({ scope: scopeOfCell(one.cell), period: one.month, sign: -1 as const })),
  ];
  await addStored(tx, fold, { tenantId, names, wanted });
  const live = {
    added: or(
      ...due.map(({ month, cell }) => and(inMonth(month), inCell(cell))),
      ...ofEdges.live.filter(({ sign }) => sign === 1).map(inDays),
    ),
    takenAway: or(...ofEdges.live.filter(({ sign }) => sign === -1).map(inDays)),
  };
  for (const name of names) {
    const { added, takenAway } = liveOf(name, { live, range: filter, openDay, now });
    if (added) await addLive(ofAnyDay, name, added);
    if (takenAway) await addLive(ofAnyDay, name, takenAway, -1);
  }
  return fold;
}
