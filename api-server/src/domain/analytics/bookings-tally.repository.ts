import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking } from '../schema.ts';
import type { Tally, TallySource } from './tally.ts';

/** What bookings can be counted by. */
const columns = {
  month: sql`date_trunc('month', ${booking.day}::timestamp)`,
  state: sql`${booking.state}`,
  billingRegion: sql`${booking.billingRegion}`,
  shootLocation: sql`${booking.shootLocation}`,
  videoType: sql`${booking.videoType}`,
  duration: sql`${booking.duration}`,
  clientId: sql`${booking.clientId}`,
  submitterId: sql`${booking.submitterId}`,
  cameraOperatorId: sql`${booking.cameraOperatorId}`,
};

type Column = keyof typeof columns;
const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Counts bookings by each figure's columns, in one pass over an index. */
function countBy(figures: Record<string, Column[]>): TallySource {
  const used = (Object.keys(columns) as Column[]).filter((name) =>
    Object.values(figures).some((by) => by.includes(name)),
  );
  // The value of `grouping`: a bit for each column that a count ignores.
  const maskOf = (by: Column[]) =>
    used.reduce((mask, name) => mask * 2 + (by.includes(name) ? 0 : 1), 0);
  const figureOf = new Map(Object.entries(figures).map(([name, by]) => [maskOf(by), name]));
  const name = (column: Column) => sql`${sql.identifier(column)}`;
  const selected = used.map((column) => sql`${columns[column]} as ${name(column)}`);
  const sets = Object.values(figures).map((by) => sql`(cell, ${listed(by.map(name))})`);
  // All but the grouped ones are null.
  const keys = used.map((column) =>
    column === 'month'
      ? sql`to_char(month, 'YYYY-MM') || ' ' || "billingRegion"`
      : sql`${name(column)}::text`,
  );
  return async (tx, _tenantId, where, { cell }) => {
    const rows = rowsOf<Omit<Tally, 'figure'> & { mask: number }>(
      await tx.execute(sql`
        select cell, grouping(${listed(used.map(name))}) as mask,
          coalesce(${listed(keys)}) as key, '' as currency, count(*)::int as value,
          0 as amount
        from (select ${cell} as cell, ${listed(selected)} from ${booking} where ${where}) chosen
        group by grouping sets (${listed(sets)})`),
    );
    return rows.map(({ mask, ...tally }) => ({ ...tally, figure: figureOf.get(mask) ?? '' }));
  };
}

/**
 * Bookings by state, billing region, shoot location, video type and duration in hours, and by month
 * of the shoot and billing region (`2026-03 Asia`; no month for those undated).
 */
export const tallyBookings = countBy({
  state: ['state'],
  billingRegion: ['billingRegion'],
  timeline: ['month', 'billingRegion'],
  shootLocation: ['shootLocation'],
  videoType: ['videoType'],
  duration: ['duration'],
});

/** Bookings by the ids of their client, submitter and videographer. */
export const tallyPeople = countBy({
  client: ['clientId'],
  submitter: ['submitterId'],
  operator: ['cameraOperatorId'],
});
