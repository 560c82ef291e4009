import type { CommentThread } from '@shootline/shared-api/contract';
import { commentRules } from '@shootline/shared-api/rules';
import { type Acting, announce } from '../action/perform-booking-action.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { findBooking } from '../booking/booking.repository.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { initialsOf } from '../user/user.presenter.ts';
import {
  authorOf,
  findThread,
  insertComment,
  listComments,
  participantsOf,
  setCommentText,
} from './comment.repository.ts';

type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** A thread that the viewer may read, and so write in (decisions §2). Throws 404. */
async function readableThread({ tx, viewer, deps }: Acting, id: string): Promise<Thread> {
  const thread = await findThread(tx, viewer.tenantId, id);
  const row = thread && (await findBooking(tx, viewer, thread.bookingId));
  const permissions = row && permissionsOf(factsOf(row), viewer, deps.clock());
  if (!thread || !permissions?.[`read_${thread.type}_comment_thread`]) throw notFound();
  return thread;
}

async function presentThread({ tx, viewer }: Acting, thread: Thread): Promise<CommentThread> {
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

const audience = {
  project: { verb: 'commented on', sides: ['client', 'operator', 'staff'] },
  internal: { verb: 'commented internally on', sides: ['staff'] },
} as const;

export const commentHandlers = {
  async getCommentThread(call) {
    return presentThread(call, await readableThread(call, call.path.threadId));
  },

  async addComment(call) {
    const { tx, viewer, deps, body } = call;
    const thread = await readableThread(call, call.path.threadId);
    const { text } = checkedBy(commentRules, { text: body.text });
    const now = deps.clock();
    await insertComment(tx, viewer, thread.id, text, body.file, now);
    const { verb, sides } = audience[thread.type];
    await announce({ tx, viewer, now }, thread.bookingId, [
      {
        verb,
        sides: [...sides],
        others: await participantsOf(tx, viewer.tenantId, thread.id),
        flag: `read_${thread.type}_comment_thread`,
      },
    ]);
    return presentThread(call, thread);
  },

  async editComment(call) {
    const { tx, viewer, deps, query } = call;
    const thread = await readableThread(call, call.path.threadId);
    const authorId = await authorOf(tx, viewer.tenantId, thread.id, query.id);
    if (authorId === undefined) throw notFound();
    if (authorId !== viewer.id) throw forbidden();
    const { text } = checkedBy(commentRules, call.body);
    await setCommentText(tx, viewer.tenantId, query.id, text, deps.clock());
    return presentThread(call, thread);
  },
} satisfies Partial<Handlers>;
