import { bigint, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/** What changed; who may know is decided on delivery. */
export type EventKind =
  | 'booking'
  | 'comments'
  | 'internal_comments'
  | 'availabilities'
  | 'invoices'
  | 'notifications'
  | 'feedback';

/** A change of a booking or of what belongs to it, written by triggers and kept for a day. */
export const bookingEvent = shootline.table(
  'booking_event',
  {
    tenantId: tenantId(),
    /** Assigned again at commit: events are in the order of their commits. */
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The people it concerns; for a booking, who has just lost access. */
    people: uuid('people').array().notNull().default([]),
    /** The booking's former client. */
    formerClientId: uuid('former_client_id'),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('booking_event_created').on(t.tenantId, t.created),
  ],
);
