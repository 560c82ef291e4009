import { type SQL, sql, type PgColumn } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { client, appUser } from '../../schema.ts';
import type { Key } from '../../schema/summary.ts';

/**
 * Share of some bookings in a figure: their number as `value` under `key` (null without one) and an
 * `amount`, such as money in minor units. Sums of different bookings can be added and taken away.
 */
export type Sum = { figure: string; key: Key; value: number; amount: number };

/** A sum with the value of `group` for its bookings. */
export type GroupedSum = Sum & { group?: string };

type Count<Options> = (
  tx: Db,
  tenantId: string,
  where: SQL | undefined,
  options: Options,
) => Promise<GroupedSum[]>;

/** A source of figures. */
export type Source = {
  /**
   * Sums up the bookings of a workspace that match `where`, a condition on `booking`, each `group` by
   * itself. Must not depend on the time.
   */
  count: Count<{ group: SQL<string> }>;
  /**
   * Every column that `count` reads, of `booking` and of tables with a `booking_id`. Triggers make the
   * summary due when one of them changes.
   */
  reads: PgColumn[];
  /** The correction for the time. Never stored. */
  countByTime?: Count<{ now: Date }>;
};

export const noGroup = sql<string>`''`;

/** SQL for the three filters with few values, which have summaries, as one text. */
export const cellIn = (row: string) =>
  `jsonb_build_array(${row}.region, ${row}.billing_region, ${row}.account_manager_id)::text`;

export const cellOfBooking = sql.raw(cellIn('booking')) as SQL<string>;

/** The month of a day as YYYY-MM, or `none`. */
export const monthOf = (day: SQL | PgColumn): SQL<string> =>
  sql`coalesce(to_char(${day}, 'YYYY-MM'), 'none')`;

/**
 * Joins the number of the workspace's client or user whose id is in a column, as "of <column>". Looks numbers up one
 * by one, as few of thousands are needed. With row-level security an index works for a plain column
 * only, not for an expression.
 */
export const joinNumber = (
  tenantId: string,
  table: typeof client | typeof appUser,
  column: string,
): SQL =>
  sql`left join lateral (
    select ${table.number} from ${table}
    where ${table.tenantId} = ${tenantId}::uuid and ${table.id} = ${sql.identifier(column)} limit 1
  ) as ${sql.identifier(`of ${column}`)} on true`;
