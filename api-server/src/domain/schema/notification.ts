import { sql, boolean, index, text, uuid } from '../../platform/db/drizzle.ts';
import { id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** A notification for one user about one booking. */
export const userAction = shootline.table(
  'user_action',
  {
    id: id(),
    tenantId: tenantId(),
    recipientId: uuid('recipient_id').notNull(),
    actorId: uuid('actor_id'),
    verb: text('verb').notNull(),
    targetName: text('target_name').notNull(),
    bookingId: uuid('booking_id').notNull(),
    details: text('details').notNull().default(''),
    unread: boolean('unread').notNull().default(true),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    ...ofTenant(t, { recipientId: appUser, actorId: appUser }),
    index('user_action_recipient').on(t.tenantId, t.recipientId, t.unread, t.created, t.id),
    index('user_action_unread')
      .on(t.tenantId, t.recipientId, t.bookingId)
      .where(sql`${t.unread}`),
  ],
);
