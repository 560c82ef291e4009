import { index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { booking } from './booking.ts';
import { id, instant, shootline, storedFile } from '../../platform/db/schema/columns.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

const createdById = () =>
  uuid('created_by_id')
    .notNull()
    .references(() => person.id);

export const bookingFile = shootline.table(
  'booking_file',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => booking.id),
    ...storedFile,
    createdById: createdById(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('file_booking').on(t.bookingId, t.created)],
);

/** Each booking is created with one thread of each type. */
export const commentThread = shootline.table(
  'comment_thread',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => booking.id),
    type: text('type').$type<'project' | 'internal'>().notNull(),
  },
  (t) => [unique('thread_once').on(t.bookingId, t.type)],
);

export const comment = shootline.table(
  'comment',
  {
    id: id(),
    tenantId: tenantId(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => commentThread.id),
    text: text('text').notNull(),
    createdById: createdById(),
    created: instant('created').notNull().defaultNow(),
    edited: instant('edited'),
  },
  (t) => [index('comment_thread_created').on(t.threadId, t.created, t.id)],
);

export const commentAttachment = shootline.table(
  'comment_attachment',
  {
    id: id(),
    tenantId: tenantId(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comment.id),
    ...storedFile,
  },
  (t) => [index('attachment_comment').on(t.commentId)],
);
