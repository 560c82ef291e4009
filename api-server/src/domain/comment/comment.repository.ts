import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { comment, commentAttachment, commentThread, appUser } from '../schema.ts';
import type { Upload } from '../../platform/files/upload.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { onKey } from '../../platform/db/query.ts';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    commented: { thread: 'project' | 'internal'; participants: string[] };
  }
}

/** A thread of the workspace, or undefined. Does not check the right to read it. */
export async function findThread(tx: Db, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(commentThread)
    .where(and(eq(commentThread.tenantId, tenantId), eq(commentThread.id, id)));
  return row;
}

/** The comments of a thread with authors and attachments, oldest first. */
export async function listComments(tx: Db, tenantId: string, threadId: string) {
  const rows = await tx
    .select({ comment, author: appUser })
    .from(comment)
    .innerJoin(appUser, onKey(appUser, comment.createdById))
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

/** Adds a comment of the viewer's to a thread, with its attachment. */
export async function insertComment(
  tx: Db,
  viewer: Viewer,
  threadId: string,
  text: string,
  file: Upload | undefined,
  now: Date,
): Promise<void> {
  const { tenantId } = viewer;
  const [row] = await tx
    .insert(comment)
    .values({ tenantId, threadId, text, createdById: viewer.id, created: now })
    .returning({ id: comment.id });
  if (!row) throw new Error('The comment was not inserted.');
  if (!file) return;
  const { name, size, contentType, storageKey } = file;
  await tx
    .insert(commentAttachment)
    .values({ tenantId, commentId: row.id, name, size, contentType, storageKey });
}

/** The author of a comment in a thread; undefined if the thread has no such comment. */
export async function authorOf(
  tx: Db,
  tenantId: string,
  threadId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ authorId: comment.createdById })
    .from(comment)
    .where(and(eq(comment.tenantId, tenantId), eq(comment.threadId, threadId), eq(comment.id, id)));
  return row?.authorId;
}

/** Changes the text of a comment. */
export async function setCommentText(
  tx: Db,
  tenantId: string,
  id: string,
  text: string,
  now: Date,
): Promise<void> {
  await tx
    .update(comment)
    .set({ text, edited: now })
    .where(and(eq(comment.tenantId, tenantId), eq(comment.id, id)));
}

/** Everyone who has commented in a thread. */
export async function participantsOf(tx: Db, tenantId: string, threadId: string) {
  const rows = await tx
    .selectDistinct({ id: comment.createdById })
    .from(comment)
    .where(and(eq(comment.tenantId, tenantId), eq(comment.threadId, threadId)));
  return rows.map(({ id }) => id);
}
