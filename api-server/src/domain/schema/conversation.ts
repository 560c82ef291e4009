import { index, text, unique, uuid } from '../../platform/db/drizzle.ts';
import { booking } from './booking.ts';
import { id, instant, shootline, storedFile } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

const createdById = () => uuid('created_by_id').notNull();

export const bookingFile = shootline.table(
  'booking_file',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: uuid('booking_id').notNull(),
    ...storedFile,
    createdById: createdById(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, createdById: appUser }),
    index('file_booking').on(t.tenantId, t.bookingId, t.created),
  ],
);

/** Each booking is created with one thread of each type. */
export const commentThread = shootline.table(
  'comment_thread',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: uuid('booking_id').notNull(),
    type: text('type').$type<'project' | 'internal'>().notNull(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking }),
    unique('thread_once').on(t.tenantId, t.bookingId, t.type),
  ],
);

export const comment = shootline.table(
  'comment',
  {
    id: id(),
    tenantId: tenantId(),
    threadId: uuid('thread_id').notNull(),
    text: text('text').notNull(),
    createdById: createdById(),
    created: instant('created').notNull().defaultNow(),
    edited: instant('edited'),
  },
  (t) => [
    ...ofTenant(t, { threadId: commentThread, createdById: appUser }),
    index('comment_thread_created').on(t.tenantId, t.threadId, t.created, t.id),
  ],
);

export const commentAttachment = shootline.table(
  'comment_attachment',
  {
    id: id(),
    tenantId: tenantId(),
    commentId: uuid('comment_id').notNull(),
    ...storedFile,
  },
  (t) => [
    ...ofTenant(t, { commentId: comment }),
    index('attachment_comment').on(t.tenantId, t.commentId),
  ],
);
