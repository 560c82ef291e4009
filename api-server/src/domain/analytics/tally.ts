import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { booking, client, person } from '../schema.ts';

/** A value, or the number of a client or person in the workspace, which never changes. */
export type Key = string | number;

/**
 * Share of some bookings in a figure: their number as `value` under `key` (null without one) and, for
 * money, an `amount` in minor units of `currency`, which is empty otherwise. Both are sums: tallies of
 * different bookings can be added and taken away.
 */
export type Tally = {
  /** The value of `cell` for the counted bookings; empty with `oneCell`. */
  cell?: string;
  figure: string;
  key: Key | null;
  currency: string;
  value: number;
  amount: number;
};

export type TallyOptions = {
  /** Further grouping of a source: period and `cellOfBooking` for summaries, else `oneCell`. */
  cell: SQL<string>;
  /** Time for figures that depend on it. A booking's may change only by a write or around its shoot. */
  now: Date;
};

/**
 * Tallies the bookings of a workspace that match `where`, a condition on `booking`. A booking's share
 * may depend on its own row, on rows that refer to it by `booking_id`, and on the numbers of clients and
 * users, which never change. Triggers on the other tables (0001_rules.sql) make changed summaries due.
 */
export type TallySource = (
  tx: Db,
  tenantId: string,
  where: SQL | undefined,
  options: TallyOptions,
) => Promise<Tally[]>;

export const oneCell = sql<string>`''`;

/** The month of the shoot as YYYY-MM, or `none`. */
export const monthOfBooking = sql<string>`shootline.tally_month(${booking.day})`;

/** The three filters with few values, which have summaries, as one text. */
export const cellOfBooking = sql<string>`jsonb_build_array(${booking.region}, ${booking.billingRegion}, ${booking.accountManagerId})::text`;

/**
 * Joins the number of the client or user whose id is in a column, as "of <column>". Looks numbers up one
 * by one, as few of thousands are needed. With row-level security an index works for a plain column
 * only, not for an expression.
 */
export const joinNumber = (table: typeof client | typeof person, column: string): SQL =>
  sql`left join lateral (
    select ${table.number} from ${table} where ${table.id} = ${sql.identifier(column)} limit 1
  ) as ${sql.identifier(`of ${column}`)} on true`;
