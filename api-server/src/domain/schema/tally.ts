import { date, index, json, primaryKey } from 'drizzle-orm/pg-core';
import { codeText, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/**
 * Summed values by key in one currency (none: not money), with their amounts if there are any. Keys are
 * listed, or they are consecutive numbers starting at `from`, if most of those have a value.
 */
export type PackedSums = { currency?: string; values: number[]; amounts?: number[] } & (
  { keys: (string | number | null)[]; from?: undefined } | { from: number; keys?: undefined }
);

/** Sums by figure. */
export type PackedTallies = Record<string, PackedSums[]>;

/** Sums over the bookings of a scope and a period, for the figures of Analytics. */
export const bookingTally = shootline.table(
  'booking_tally',
  {
    tenantId: tenantId(),
    /** Region, billing region and account manager as a JSON array; true matches any. */
    scope: codeText('scope').notNull(),
    /**
     * A period of shoot days: `2026-03-06`, `2026-03`, `2026-Q1`, `2026`, `none` for undated bookings, or
     * `all`.
     */
    period: codeText('period').notNull(),
    source: codeText('source').notNull(),
    // JSON as text, as it is always read as a whole, which is faster.
    tallies: json('tallies').$type<PackedTallies>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.scope, t.period, t.source] })],
);

/**
 * Bookings changed since the last summing, by month (or `none`), cell and day. Until then rows are only
 * added, so that writers do not wait for each other.
 */
export const tallyDue = shootline.table(
  'tally_due',
  {
    tenantId: tenantId(),
    month: codeText('month').notNull(),
    /** Region, billing region and account manager as a JSON array. */
    cell: codeText('cell').notNull(),
    day: date('day'),
  },
  (t) => [index('tally_due_cell').on(t.tenantId, t.month, t.cell, t.day)],
);

/** First day whose time-dependent figures are not in the stored sums yet. */
export const tallyClock = shootline.table('tally_clock', {
  tenantId: tenantId().primaryKey(),
  openDay: date('open_day').notNull(),
});
