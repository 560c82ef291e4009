import { date, index, json, primaryKey } from '../../platform/db/drizzle.ts';
import { codeText, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/** A value, or the number of a client or person in the workspace, which never changes. */
export type Key = string | number | null;

/** The values of each figure by key, with their amounts if there are any. */
export type PackedSums = Record<string, { keys: Key[]; values: number[]; amounts?: number[] }>;

/** The stored sums of a source over the bookings of a scope and a period. */
export const bookingSummary = shootline.table(
  'booking_summary',
  {
    tenantId: tenantId(),
    /** Region, billing region and account manager as a JSON array; true matches any. */
    scope: codeText('scope').notNull(),
    source: codeText('source').notNull(),
    /** Shoots of `2026-03-06`, `2026-03` or `2026`, `none` for undated bookings, or `all`. */
    period: codeText('period').notNull(),
    // JSON as text, as it is always read as a whole, which is faster.
    sums: json('sums').$type<PackedSums>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.scope, t.source, t.period] })],
);

/**
 * Days and cells whose bookings changed since the last summing. Until then rows are only added, so that
 * writers do not wait for each other.
 */
export const summaryDue = shootline.table(
  'summary_due',
  {
    tenantId: tenantId(),
    /** Region, billing region and account manager as a JSON array. */
    cell: codeText('cell').notNull(),
    day: date('day'),
  },
  (t) => [index('summary_due_cell').on(t.tenantId, t.cell, t.day)],
);
