import type { ChartItem } from '@shootline/shared-api/contract';
import type { ItemField } from '@shootline/shared-api/rules/charts';
import { type SQL, sql, type PgColumn } from '../../platform/db/drizzle.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { bookingStates, labelOf, videoTypes } from '../reference/option-sets.ts';
import { booking, client, appUser } from '../schema.ts';
import { type GroupedSum, type Source, joinNumber } from './summary/summary.ts';

/** A chart that counts bookings by the values of a column. */
export type CountedChart = {
  by: PgColumn[];
  /** The name of an item; otherwise its key. */
  label?: (key: string) => string;
  /** Otherwise the largest come first. */
  order?: (one: ChartItem, other: ChartItem) => number;
};

const hours = (key: string) => `${key} ${key === '1' ? 'hour' : 'hours'}`;
const placeOfState = new Map(bookingStates.map(({ value }, place) => [value, place]));
const placeOf = ({ key }: ChartItem) => placeOfState.get(key ?? '') ?? 0;

/** The charts that count bookings by a column. */
export const countedCharts = {
  'bookings.by_status': {
    by: [booking.state],
    label: (state) => labelOf(bookingStates, state),
    order: (one, other) => placeOf(one) - placeOf(other),
  },
  'bookings.by_billing_region': {
    by: [booking.billingRegion],
    order: (one, other) => one.name.localeCompare(other.name, 'en'),
  },
  'jobs.job_types': { by: [booking.videoType], label: (type) => labelOf(videoTypes, type) },
  'jobs.durations': {
    by: [booking.duration],
    label: hours,
    order: (one, other) => Number(one.key ?? Infinity) - Number(other.key ?? Infinity),
  },
} satisfies Partial<Record<ItemField, CountedChart>>;

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
const named = ({ name }: PgColumn) => sql`${sql.identifier(name)}`;

type Numbered = typeof client | typeof appUser;
type Figures = Record<string, { by: PgColumn[]; numberOf?: Numbered }>;

/**
 * Counts bookings by each figure's columns, in one pass over an index. Days are counted by month; the key
 * is the columns' values as text, or the number of the client or user.
 */
function countBy(figures: Figures): Source {
  const all = Object.values(figures);
  const used = [...new Set(all.flatMap(({ by }) => by))];
  // The value of `grouping`: a bit for each column that a count ignores.
  const maskOf = (by: PgColumn[]) =>
    used.reduce((mask, column) => mask * 2 + (by.includes(column) ? 0 : 1), 0);
  const figureOf = new Map(Object.entries(figures).map(([name, { by }]) => [maskOf(by), name]));
  const selected = used.map((column) =>
    column === booking.day
      ? sql`date_trunc('month', ${column}::timestamp) as ${named(column)}`
      : sql`${column} as ${named(column)}`,
  );
  const texts = used.map((column) =>
    column === booking.day ? sql`to_char(day, 'YYYY-MM')` : sql`${named(column)}::text`,
  );
  const numbered = all.flatMap(({ by: [column], numberOf }) =>
    column && numberOf ? [{ column: column.name, numberOf }] : [],
  );
  // All columns but the grouped ones are null.
  const key =
    numbered.length > 0
      ? sql`coalesce(${listed(numbered.map(({ column }) => sql`${sql.identifier(`of ${column}`)}.number`))})`
      : sql`case when num_nonnulls(${listed(texts)}) > 0 then concat_ws(' ', ${listed(texts)}) end`;
  const sets = all.map(({ by }) => sql`("group", ${listed(by.map(named))})`);
  const count: Source['count'] = async (tx, tenantId, where, { group }) => {
    const joins = numbered.map(({ column, numberOf }) => joinNumber(tenantId, numberOf, column));
    const rows = rowsOf<Omit<GroupedSum, 'figure'> & { mask: number }>(
      await tx.execute(sql`
        select "group", mask, ${key} as key, value, 0 as amount
        from (
          select "group", ${listed(used.map(named))}, count(*)::int as value,
            grouping(${listed(used.map(named))}) as mask
          from (select ${group} as "group", ${listed(selected)} from ${booking} where ${where}) chosen
          group by grouping sets (${listed(sets)})
        ) counts ${sql.join(joins, sql` `)}`),
    );
    return rows.map(({ mask, ...sum }) => ({ ...sum, figure: figureOf.get(mask) ?? '' }));
  };
  return { count, reads: used };
}

/** Bookings by column, and by month of the shoot and billing region (`2026-03 Asia`). */
export const bookingSource = countBy({
  timeline: { by: [booking.day, booking.billingRegion] },
  ...countedCharts,
  shootLocation: { by: [booking.shootLocation] },
});

/** Bookings by the numbers of their client and of their submitter. */
export const clientSource = countBy({
  client: { by: [booking.clientId], numberOf: client },
  submitter: { by: [booking.submitterId], numberOf: appUser },
});

/** Bookings by the number of their videographer. */
export const videographerSource = countBy({
  videographer: { by: [booking.videographerId], numberOf: appUser },
});
