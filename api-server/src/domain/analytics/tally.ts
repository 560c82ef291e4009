import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { booking, client, person } from '../schema.ts';

/** A value, or the number of a client or person in the workspace, which never changes. */
export type Key = string | number;

/**
 * What some bookings add to a figure: `value` of them under `key` (null where they have none), and
 * with figures of money an `amount` in minor units of `currency`, which is empty for others. Both
 * are sums, so that tallies of different bookings may be added and taken away.
 */
export type Tally = {
  /** The value of `cell` for the bookings counted; empty where it was not asked for. */
  cell?: string;
  figure: string;
  key: Key | null;
  currency: string;
  value: number;
  amount: number;
};

export type TallyOptions = {
  /** What a source groups by besides: period and `cellOfBooking` for summaries, else `oneCell`. */
  cell: SQL<string>;
  /** For figures that depend on the time; those of a booking may not change but by a write or as its shoot comes and goes. */
  now: Date;
};

/**
 * Tallies the bookings of a workspace that `where`, a condition on `booking`, chooses. A booking's
 * share may follow from its own row, from rows that name it by `booking_id`, and from the numbers of
 * clients and people, which never change; triggers on the other tables (0001_rules.sql) tell the
 * summaries of a change.
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

/** The three filters of few values that summaries are kept for, in one text. */
export const cellOfBooking = sql<string>`jsonb_build_array(${booking.region}, ${booking.billingRegion}, ${booking.accountManagerId})::text`;

/**
 * Joins the number of the client or person whose id is in a column, as "of <column>". It is looked up
 * one at a time, as few are asked for of thousands; row-level security allows an index for a column
 * alone, not for an expression.
 */
export const joinNumber = (table: typeof client | typeof person, column: string): SQL =>
  sql`left join lateral (
    select ${table.number} from ${table} where ${table.id} = ${sql.identifier(column)} limit 1
  ) as ${sql.identifier(`of ${column}`)} on true`;
