import { index, integer, jsonb, unique, uuid } from '../../platform/db/drizzle.ts';
import { id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';
import { booking, bookingId } from './booking.ts';

/** Rows of a booking by table, as the database writes them in JSON. */
export type StoredRows = Record<string, Record<string, unknown>[]>;

/** The last action on a booking while its user may take it back, with the booking as it was before. */
export const undoStep = shootline.table(
  'undo_step',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    actorId: uuid('actor_id').notNull(),
    at: instant('at').notNull(),
    until: instant('until').notNull(),
    /** The booking's version after the action. */
    version: integer('version').notNull(),
    before: jsonb('before').$type<StoredRows>().notNull(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, actorId: appUser }),
    unique('undo_step_booking').on(t.tenantId, t.bookingId),
    index('undo_step_until').on(t.tenantId, t.until),
  ],
);
