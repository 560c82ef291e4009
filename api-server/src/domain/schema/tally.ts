import { date, index, json, primaryKey } from 'drizzle-orm/pg-core';
import { codeText, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/**
 * The values of some keys in a currency (none: no money), and their amounts where there are any. Keys
 * are listed, or are the numbers from `from` on, where most of those have a value.
 */
export type PackedSums = { currency?: string; values: number[]; amounts?: number[] } & (
  { keys: (string | number | null)[]; from?: undefined } | { from: number; keys?: undefined }
);

/** Sums by their figure. */
export type PackedTallies = Record<string, PackedSums[]>;

/** What the bookings of a scope and a period add to the figures of Analytics. */
export const bookingTally = shootline.table(
  'booking_tally',
  {
    tenantId: tenantId(),
    /** Region, billing region and account manager as a JSON array; true stands for any. */
    scope: codeText('scope').notNull(),
    /** Of the days of shoots: `2026-03-06`, `2026-03`, `2026-Q1`, `2026`, `none` of those undated, `all`. */
    period: codeText('period').notNull(),
    source: codeText('source').notNull(),
    // JSON as text: it is read as a whole, and faster so.
    tallies: json('tallies').$type<PackedTallies>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.scope, t.period, t.source] })],
);

/**
 * Bookings that changed since they were tallied, by month (or `none`), cell and day. Rows are only
 * added until they are tallied, so that writers do not wait for each other.
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

/** The day from which on figures that depend on the time are not in the tallies. */
export const tallyClock = shootline.table('tally_clock', {
  tenantId: tenantId().primaryKey(),
  openDay: date('open_day').notNull(),
});
