import { bigint, index, primaryKey, sql, text, uuid } from '../../platform/db/drizzle.ts';
import { instant, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/** The kind of data that changed; access is checked on delivery. */
export type EventKind =
  | 'booking'
  | 'comments'
  | 'internal_comments'
  | 'availabilities'
  | 'invoices'
  | 'notifications'
  | 'feedback';

/** A change of a booking or its parts, written by triggers and kept for a day. */
export const bookingEvent = shootline.table(
  'booking_event',
  {
    tenantId: tenantId(),
    /** Negative until the commit, which gives it a positive one, so that ids are in commit order. */
    id: bigint('id', { mode: 'bigint' })
      .notNull()
      .default(sql`(-1 - random() * 9e15)::bigint`),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The users concerned; for kind `booking`, those who have just lost access. */
    users: uuid('people').array().notNull().default([]),
    /** The client that the booking belonged to before. */
    formerClientId: uuid('former_client_id'),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('booking_event_created').on(t.tenantId, t.created),
  ],
);
