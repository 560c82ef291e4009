import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, client, person } from '../schema.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';

/** What bookings can be counted by, with its SQL type. */
const columns = {
  month: { value: sql`date_trunc('month', ${booking.day}::timestamp)`, type: sql`timestamp` },
  state: { value: sql`${booking.state}`, type: sql`text` },
  billingRegion: { value: sql`${booking.billingRegion}`, type: sql`text` },
  shootLocation: { value: sql`${booking.shootLocation}`, type: sql`text` },
  videoType: { value: sql`${booking.videoType}`, type: sql`text` },
  duration: { value: sql`${booking.duration}`, type: sql`float8` },
  clientId: { value: sql`${booking.clientId}`, type: sql`uuid` },
  submitterId: { value: sql`${booking.submitterId}`, type: sql`uuid` },
  cameraOperatorId: { value: sql`${booking.cameraOperatorId}`, type: sql`uuid` },
};

type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];
const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** One count: by which columns, and how many of the largest. */
type Facet = { by: Column[]; most?: number };

/** The value of `grouping` for a count: a bit for each column it ignores. */
function maskOf({ by }: Facet, used: Column[]): number {
  return used.reduce((mask, name) => mask * 2 + (by.includes(name) ? 0 : 1), 0);
}

const endless = 2 ** 31 - 1;

type Row = {
  facet: number;
  key: string | null;
  month: string | null;
  name: string | null;
  value: number;
};

export type Count = Omit<Row, 'facet'>;

/**
 * Counts matching bookings in each of these ways, in one pass over an index.
 * `key` is the counted value as text, null where bookings have none; `month` is YYYY-MM in
 * the shoot's zone; `name` is that of the client or person. Largest first, then by name.
 */
async function countBookings<Name extends string>(
  tx: Db,
  tenantId: string,
  filter: AnalyticsFilter,
  facets: Record<Name, Facet>,
): Promise<Record<Name, Count[]>> {
  const all = Object.entries(facets) as [Name, Facet][];
  const used = names.filter((name) => all.some(([, { by }]) => by.includes(name)));
  const selected = names.map((name) => {
    const { value, type } = columns[name];
    return sql`${used.includes(name) ? value : sql`null::${type}`} as ${sql.identifier(name)}`;
  });
  const sets = all.map(([, { by }]) => sql`(${listed(by.map((name) => columns[name].value))})`);
  const limits = all.map(
    ([, facet]) => sql`when ${maskOf(facet, used)}::int then ${facet.most ?? endless}::int`,
  );
  const rows = rowsOf<Row>(
    await tx.execute(sql`
      with counts as (
        select grouping(${listed(used.map((name) => columns[name].value))}) as facet,
          ${listed(selected)}, count(*)::int as value
        from ${booking} where ${counted(tenantId, filter)}
        group by grouping sets (${listed(sets)})
      ), named as (
        select facet, to_char(month, 'YYYY-MM') as month, value,
          coalesce(${client.name}, ${person.fullName}) as name,
          coalesce(counts.state, "billingRegion", "shootLocation", "videoType", duration::text,
            "clientId"::text, "submitterId"::text, "cameraOperatorId"::text) as key
        from counts
        left join ${client} on ${client.id} = "clientId"
        left join ${person} on ${person.id} = coalesce("submitterId", "cameraOperatorId")
      ), placed as (
        select *, row_number() over (
          partition by facet order by key is null, value desc, name, key collate "C") as place
        from named
      )
      select facet, key, month, name, value from placed
      where place <= case facet ${sql.join(limits, sql` `)} end
      order by facet, place`),
  );
  const countsOf = ([name, facet]: [Name, Facet]) => {
    const mask = maskOf(facet, used);
    return [name, rows.filter((row) => row.facet === mask)];
  };
  return Object.fromEntries(all.map(countsOf)) as Record<Name, Count[]>;
}

const longestChart = 10;

/** Counts of the matching bookings for the first two tabs (S2 §2 Analytics). */
export async function countForCharts(tx: Db, tenantId: string, filter: AnalyticsFilter) {
  return countBookings(tx, tenantId, filter, {
    all: { by: [] },
    states: { by: ['state'] },
    billingRegions: { by: ['billingRegion'] },
    months: { by: ['month', 'billingRegion'] },
    videoTypes: { by: ['videoType'] },
    durations: { by: ['duration'] },
    clients: { by: ['clientId'] },
    submitters: { by: ['submitterId'], most: 1 },
    operators: { by: ['cameraOperatorId'], most: longestChart },
  });
}

/** Counts of all the workspace's bookings for the System tab (S2 §2). */
export async function countForSystem(tx: Db, tenantId: string) {
  return countBookings(
    tx,
    tenantId,
    {},
    {
      billingRegions: { by: ['billingRegion'] },
      shootLocations: { by: ['shootLocation'], most: longestChart },
    },
  );
}
