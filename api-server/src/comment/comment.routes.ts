import { permissionsOf } from '../booking/booking.permissions.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { findBooking } from '../booking/booking.repository.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { initialsOf } from '../user/user.presenter.ts';
import { findThread, listComments } from './comment.repository.ts';

export const commentHandlers = {
  async getCommentThread({ deps, tx, viewer, path }) {
    const thread = await findThread(tx, viewer.tenantId, path.threadId);
    const row = thread && (await findBooking(tx, viewer, thread.bookingId));
    const permissions = row && permissionsOf(factsOf(row), viewer, deps.clock());
    if (!thread || !permissions?.[`read_${thread.type}_comment_thread`]) throw notFound();
    const comments = await listComments(tx, viewer.tenantId, thread.id);
    return {
      uuid: thread.id,
      type: thread.type,
      permissions: { add_comment: true },
      comments: comments.map(({ comment, author, attachments }) => ({
        uuid: comment.id,
        text: comment.text,
        created: comment.created.toISOString(),
        created_by: {
          uuid: author.id,
          full_name: author.fullName,
          initials: initialsOf(author.fullName),
        },
        attachments: attachments.map(({ id, name }) => ({
          name,
          link: `/booking/${thread.bookingId}/file/${id}`,
        })),
      })),
    };
  },
} satisfies Partial<Handlers>;
