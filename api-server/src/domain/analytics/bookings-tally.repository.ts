import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, client, person } from '../schema.ts';
import { type Tally, type TallySource, joinNumber } from './tally.ts';

/** Columns to count bookings by. */
const columns = {
  month: sql`date_trunc('month', ${booking.day}::timestamp)`,
  state: sql`${booking.state}`,
  billingRegion: sql`${booking.billingRegion}`,
  shootLocation: sql`${booking.shootLocation}`,
  videoType: sql`${booking.videoType}`,
  duration: sql`${booking.duration}`,
  clientId: sql`${booking.clientId}`,
  submitterId: sql`${booking.submitterId}`,
  videographerId: sql`${booking.videographerId}`,
};

type Column = keyof typeof columns;
const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
const named = (column: Column) => sql`${sql.identifier(column)}`;

/** Columns of each figure, the key of a count by them, and further joins. */
type Counting = { figures: Record<string, Column[]>; key: SQL; joins?: SQL };

/** Counts bookings by each figure's columns, in one pass over an index. */
function countBy({ figures, key, joins = sql`` }: Counting): TallySource {
  const used = (Object.keys(columns) as Column[]).filter((name) =>
    Object.values(figures).some((by) => by.includes(name)),
  );
  // The value of `grouping`: a bit for each column that a count ignores.
  const maskOf = (by: Column[]) =>
    used.reduce((mask, name) => mask * 2 + (by.includes(name) ? 0 : 1), 0);
  const figureOf = new Map(Object.entries(figures).map(([name, by]) => [maskOf(by), name]));
  const selected = used.map((column) => sql`${columns[column]} as ${named(column)}`);
  const sets = Object.values(figures).map((by) => sql`(cell, ${listed(by.map(named))})`);
  return async (tx, _tenantId, where, { cell }) => {
    const rows = rowsOf<Omit<Tally, 'figure'> & { mask: number }>(
      await tx.execute(sql`
        select cell, mask, ${key} as key, '' as currency, value, 0 as amount
        from (
          select cell, ${listed(used.map(named))}, count(*)::int as value,
            grouping(${listed(used.map(named))}) as mask
          from (select ${cell} as cell, ${listed(selected)} from ${booking} where ${where}) chosen
          group by grouping sets (${listed(sets)})
        ) counts ${joins}`),
    );
    return rows.map(({ mask, ...tally }) => ({ ...tally, figure: figureOf.get(mask) ?? '' }));
  };
}

/**
 * Bookings by state, billing region, shoot location, video type and duration in hours, and by month
 * of the shoot and billing region (`2026-03 Asia`; no month for undated ones).
 */
export const tallyBookings = countBy({
  figures: {
    state: ['state'],
    billingRegion: ['billingRegion'],
    timeline: ['month', 'billingRegion'],
    shootLocation: ['shootLocation'],
    videoType: ['videoType'],
    duration: ['duration'],
  },
  // All columns but the grouped ones are null.
  key: sql`coalesce(to_char(month, 'YYYY-MM') || ' ' || "billingRegion", "billingRegion", state,
    "shootLocation", "videoType", duration::text)`,
});

/** Bookings by the numbers of their client and of their submitter. */
export const tallyClients = countBy({
  figures: { client: ['clientId'], submitter: ['submitterId'] },
  key: sql`coalesce("of clientId".number, "of submitterId".number)`,
  joins: sql`${joinNumber(client, 'clientId')} ${joinNumber(person, 'submitterId')}`,
});

/** Bookings by the number of their videographer. */
export const tallyCamops = countBy({
  figures: { videographer: ['videographerId'] },
  key: sql`"of videographerId".number`,
  joins: joinNumber(person, 'videographerId'),
});
