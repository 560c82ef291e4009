import { type SQL, and, or, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { booking, bookingSummary, summaryDue } from '../../schema.ts';
import { type AnalyticsFilter, counted } from '../analytics-filter.ts';
import { type Fold, addPacked, addSums } from './summary-fold.ts';
import { type Signed, coverOf, ever, periodsWith, undated } from './summary-period.rules.ts';
import {
  type Cell,
  hasDays,
  inCell,
  inPeriod,
  isInFilter,
  parseCell,
  scopeOfAll,
  scopeOfCell,
  scopeOfFilter,
} from './summary-scope.rules.ts';
import { type SourceName, sources } from './summary-sources.ts';
import { findSummaries } from './summary-stored.repository.ts';
import { monthOf, noGroup } from './summary.ts';

/** With more due cells, all bookings are counted in one pass. */
const mostDue = 200;

type State = {
  /** The years of all bookings, in summaries or due. */
  years: string[];
  due: { month: string; cell: Cell }[];
  /** The ISO days with something due. */
  dueDays: Set<string>;
};

/** The stored and the due parts; undefined if the workspace has no summaries. */
async function stateOf(tx: Db, tenantId: string): Promise<State | undefined> {
  const [state] = rowsOf<{ periods: string[]; due: [string, string][]; days: string[] }>(
    await tx.execute(sql`
      select
        array(select period from ${bookingSummary} where tenant_id = ${tenantId}::uuid
          and scope = ${scopeOfAll} and source = 'bookings' and period !~ '-') as periods,
        (select coalesce(json_agg(json_build_array(month, cell)), '[]') from (
          select distinct ${monthOf(summaryDue.day)} as month, cell from ${summaryDue}
          where tenant_id = ${tenantId}::uuid
        ) due) as due,
        (select coalesce(json_agg(distinct day) filter (where day is not null), '[]')
          from ${summaryDue} where tenant_id = ${tenantId}::uuid) as days`),
  );
  if (!state?.periods.includes(ever)) return undefined;
  const due = state.due.map(([month, cell]) => ({ month, cell: parseCell(cell) }));
  const dueYears = due.map(({ month }) => (month === undated ? undated : month.slice(0, -3)));
  const years = new Set([...state.periods, ...dueYears]);
  years.delete(ever);
  years.delete(undated);
  return { years: [...years], due, dueDays: new Set(state.days) };
}

/** The summaries to add up, and the bookings to count. */
type Plan = {
  wanted: (Signed & { scope: string })[];
  added: SQL | undefined;
  takenAway: SQL | undefined;
};

/** How to answer with summaries; undefined if counting all bookings is as fast. */
function planOf(scope: string, filter: AnalyticsFilter, state: State): Plan | undefined {
  const { from_date: from, to_date: to } = filter;
  const isOfAllTime = from === undefined && to === undefined;
  const periods = isOfAllTime
    ? [{ period: ever, sign: 1 } as const]
    : coverOf({ ...(from && { from }), ...(to && { to }) }, state.years);
  const isDay = ({ period }: Signed) => period.length === 10;
  const isLive = (one: Signed) => isDay(one) && !(hasDays(scope) && !state.dueDays.has(one.period));
  // A month taken away from a longer period is not covered.
  const isCovered = (month: string) =>
    periods
      .filter(({ period }) => periodsWith(month).includes(period))
      .reduce((sum, { sign }) => sum + sign, 0) > 0;
  const due = state.due.filter(({ month, cell }) => isInFilter(cell, filter) && isCovered(month));
  if (due.length > mostDue) return undefined;
  const inDays = (sign: 1 | -1) => {
    const days = periods.filter((one) => one.sign === sign && isLive(one));
    if (days.length === 0) return undefined;
    return sql`${booking.day} = any(${sql.param(days.map(({ period }) => period))}::date[])`;
  };
  return {
    wanted: [
      ...periods.filter((one) => !isLive(one)).map((one) => ({ scope, ...one })),
      ...due.map(({ month, cell }) => ({
        scope: scopeOfCell(cell),
        period: month,
        sign: -1 as const,
      })),
    ],
    added: or(inDays(1), ...due.map(({ month, cell }) => and(inPeriod(month), inCell(cell)))),
    takenAway: inDays(-1),
  };
}

/**
 * The exact sums of some sources over the bookings that match a filter. Adds up summaries, and counts
 * the cells that changed since and the days without a valid summary. Counts every booking for filters
 * without summaries, using the index of the filter, and in workspaces too small for summaries. With
 * concurrent writes it is exact within one snapshot of the database.
 */
export async function foldOf(
  tx: Db,
  tenantId: string,
  { filter, names, now }: { filter: AnalyticsFilter; names: SourceName[]; now: Date },
): Promise<Fold> {
  const fold: Fold = new Map();
  const scope = scopeOfFilter(filter);
  const state = scope === undefined ? undefined : await stateOf(tx, tenantId);
  const plan = scope !== undefined && state ? planOf(scope, filter, state) : undefined;
  const all = counted(tenantId, filter);
  const { from_date: _from, to_date: _to, ...ofAnyDay } = filter;
  const some = (which: SQL) => and(counted(tenantId, ofAnyDay), which);
  const wanted = plan?.wanted.flatMap((one) => names.map((source) => ({ ...one, source })));
  for (const { sums, sign } of await findSummaries(tx, tenantId, wanted ?? [])) {
    addPacked(fold, sums, sign);
  }
  for (const name of names) {
    const { count, countByTime } = sources[name];
    const add = async (where: SQL | undefined, sign: 1 | -1 = 1) =>
      addSums(fold, await count(tx, tenantId, where, { group: noGroup }), sign);
    if (!plan) await add(all);
    if (plan?.added) await add(some(plan.added));
    if (plan?.takenAway) await add(some(plan.takenAway), -1);
    if (countByTime) addSums(fold, await countByTime(tx, tenantId, all, { now }));
  }
  return fold;
}
