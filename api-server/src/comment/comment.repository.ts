import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { comment, commentAttachment, commentThread, person } from '../db/schema.ts';

/** A thread of the workspace; undefined when there is none. Says nothing about who may read it. */
export async function findThread(tx: Db, tenantId: string, id: string) {
  const [found] = await tx
    .select()
    .from(commentThread)
    .where(and(eq(commentThread.tenantId, tenantId), eq(commentThread.id, id)));
  return found;
}

/** The comments of a thread with authors and attachments, oldest first. */
export async function listComments(tx: Db, tenantId: string, threadId: string) {
  const rows = await tx
    .select({ comment, author: person })
    .from(comment)
    .innerJoin(person, eq(person.id, comment.createdById))
    .where(and(eq(comment.tenantId, tenantId), eq(comment.threadId, threadId)))
    .orderBy(asc(comment.created), asc(comment.id));
  const ids = rows.map((row) => row.comment.id);
  const attachments =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(commentAttachment)
          .where(
            and(
              eq(commentAttachment.tenantId, tenantId),
              inArray(commentAttachment.commentId, ids),
            ),
          )
          .orderBy(asc(commentAttachment.name), asc(commentAttachment.id));
  return rows.map((row) => ({
    ...row,
    attachments: attachments.filter(({ commentId }) => commentId === row.comment.id),
  }));
}
