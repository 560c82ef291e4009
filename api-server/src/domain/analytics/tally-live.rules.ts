import { type SQL, and, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { booking } from '../schema.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import { dayFrom } from './tally-clock.repository.ts';
import { type Edge, daysOfEdge } from './tally-period.rules.ts';
import { type SourceName, tallySources } from './tally-sources.ts';

/** Days by which a shoot's day in its zone can differ from its day in UTC. */
const daysOfZones = 2;

/** Condition for the bookings on an edge's days. */
export const inDays = ({ from, to }: Edge) => and(gte(booking.day, from), lte(booking.day, to));

export type Live = { added: SQL | undefined; takenAway: SQL | undefined };
type Range = Pick<AnalyticsFilter, 'from_date' | 'to_date'>;

/** Bookings of a range without time-dependent figures in summaries: undated, or on days not yet over. */
function begunOf({ from_date: from, to_date: to }: Range, openDay: string): SQL | undefined {
  if (to !== undefined && to < openDay) return undefined;
  const begun = gte(booking.day, from !== undefined && from > openDay ? from : openDay);
  if (from === undefined && to === undefined) return or(begun, isNull(booking.day));
  return and(begun, to === undefined ? undefined : lte(booking.day, to));
}

/** Bookings to count for a source, as no summary has them. */
export function liveOf(
  name: SourceName,
  { live, range, openDay, now }: { live: Live; range: Range; openDay: string; now: Date },
): Live {
  const { changesFrom } = tallySources[name];
  if (changesFrom === undefined) return live;
  const ahead = Number.isFinite(changesFrom)
    ? lte(booking.day, dayFrom(now, changesFrom + daysOfZones))
    : undefined;
  const begun = begunOf(range, openDay);
  const over = lt(booking.day, openDay);
  return {
    added: or(live.added && and(live.added, over), begun && and(begun, ahead)),
    takenAway: live.takenAway && and(live.takenAway, over),
  };
}

export type Wanted = { scope: string; period: string; sign: 1 | -1 };

type Edges = { stored: Wanted[]; live: Edge[] };

/** The days of edges: those to read from summaries, and those that are due and must be counted. */
export function edgesByDay(edges: Edge[], scope: string, dueDays: Set<string>): Edges {
  const days = edges.flatMap((edge) => daysOfEdge(edge).map((day) => ({ day, sign: edge.sign })));
  const [due, kept] = [true, false].map((isDue) =>
    days.filter(({ day }) => dueDays.has(day) === isDue),
  );
  return {
    stored: (kept ?? []).map(({ day, sign }) => ({ scope, period: day, sign })),
    live: (due ?? []).map(({ day, sign }) => ({ from: day, to: day, sign })),
  };
}
