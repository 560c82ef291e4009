import type { CommentThread } from '@shootline/shared-api/contract';
import { commentRules } from '@shootline/shared-api/rules';
import { forbidden, notFound } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { CallContext, NotifyOfChanges } from '../booking/change/action-context.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { type BookingRow, findBooking } from '../booking/booking.repository.ts';
import { initialsOf } from '../people/user/user.presenter.ts';
import {
  authorOf,
  findThread,
  insertComment,
  listComments,
  participantsOf,
  setCommentText,
} from './comment.repository.ts';

type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** A thread that the viewer may read and write in, with its booking. Throws 404. */
async function readableThread(
  { tx, viewer, deps }: CallContext,
  id: string,
): Promise<{ thread: Thread; row: BookingRow }> {
  const thread = await findThread(tx, viewer.tenantId, id);
  const row = thread && (await findBooking(tx, viewer, thread.bookingId));
  if (!row) throw notFound();
  const permissions = permissionsOf(factsOf(row), viewer, deps.clock());
  if (!permissions[`read_${thread.type}_comment_thread`]) throw notFound();
  return { thread, row };
}

async function presentThread({ tx, viewer }: CallContext, thread: Thread): Promise<CommentThread> {
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
}

export const commentHandlers = (notifyOfChanges: NotifyOfChanges) =>
  ({
    async getCommentThread(call) {
      const { thread } = await readableThread(call, call.path.threadId);
      return presentThread(call, thread);
    },

    async addComment(call) {
      const { tx, viewer, deps, body } = call;
      const { thread, row } = await readableThread(call, call.path.threadId);
      const { text } = checkedBy(commentRules, { text: body.text });
      const now = deps.clock();
      await insertComment(tx, viewer, thread.id, text, body.file, now);
      const participants = await participantsOf(tx, viewer.tenantId, thread.id);
      const { type } = thread;
      await notifyOfChanges({ tx, viewer, row, now }, [
        { kind: 'commented', thread: type, participants },
      ]);
      return presentThread(call, thread);
    },

    async editComment(call) {
      const { tx, viewer, deps, query } = call;
      const { thread } = await readableThread(call, call.path.threadId);
      const authorId = await authorOf(tx, viewer.tenantId, thread.id, query.id);
      if (authorId === undefined) throw notFound();
      if (authorId !== viewer.id) throw forbidden();
      const { text } = checkedBy(commentRules, call.body);
      await setCommentText(tx, viewer.tenantId, query.id, text, deps.clock());
      return presentThread(call, thread);
    },
  }) satisfies Partial<Handlers>;
