import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { booking } from '../schema.ts';

/** A value, or the number of a client or person in the workspace: a summary holds thousands. */
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
  /** What a source groups by besides: `cellOfBooking` where summaries are made, else `oneCell`. */
  cell: SQL<string>;
  /** For figures that depend on the time; those of a booking may not change but by a write or as its shoot comes and goes. */
  now: Date;
};

/**
 * Tallies the bookings of a workspace that `where`, a condition on `booking`, chooses. A booking's
 * share may follow from its own row and from rows that name it by `booking_id`; triggers on their
 * tables (0001_rules.sql) tell the summaries of a change.
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
