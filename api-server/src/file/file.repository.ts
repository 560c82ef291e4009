import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { bookingFile, comment, commentAttachment, commentThread } from '../db/schema.ts';
import type { Upload } from '../http/multipart.ts';
import type { Viewer } from '../session/viewer.ts';

export type StoredFile = {
  name: string;
  contentType: string;
  storageKey: string;
  /** Where it stands, which decides who may read it. */
  place: 'booking' | 'project' | 'internal';
};

/** A file of a booking or an attachment in one of its threads; undefined when there is none. */
export async function findFile(
  tx: Db,
  tenantId: string,
  bookingId: string,
  fileId: string,
): Promise<StoredFile | undefined> {
  const [file] = await tx
    .select()
    .from(bookingFile)
    .where(
      and(
        eq(bookingFile.tenantId, tenantId),
        eq(bookingFile.bookingId, bookingId),
        eq(bookingFile.id, fileId),
      ),
    );
  if (file) return { ...file, place: 'booking' };
  const [attached] = await tx
    .select({ attachment: commentAttachment, place: commentThread.type })
    .from(commentAttachment)
    .innerJoin(comment, eq(comment.id, commentAttachment.commentId))
    .innerJoin(commentThread, eq(commentThread.id, comment.threadId))
    .where(
      and(
        eq(commentAttachment.tenantId, tenantId),
        eq(commentThread.bookingId, bookingId),
        eq(commentAttachment.id, fileId),
      ),
    );
  return attached && { ...attached.attachment, place: attached.place };
}

/** Files an upload with a booking. */
export async function insertFile(
  tx: Db,
  viewer: Viewer,
  bookingId: string,
  { name, size, contentType, storageKey }: Upload,
  now: Date,
): Promise<void> {
  await tx.insert(bookingFile).values({
    tenantId: viewer.tenantId,
    bookingId,
    name,
    size,
    contentType,
    storageKey,
    createdById: viewer.id,
    created: now,
  });
}

/** Removes a file from a booking; the key of its content, undefined when there is no such file. */
export async function deleteFileRow(
  tx: Db,
  tenantId: string,
  bookingId: string,
  fileId: string,
): Promise<string | undefined> {
  const [gone] = await tx
    .delete(bookingFile)
    .where(
      and(
        eq(bookingFile.tenantId, tenantId),
        eq(bookingFile.bookingId, bookingId),
        eq(bookingFile.id, fileId),
      ),
    )
    .returning({ storageKey: bookingFile.storageKey });
  return gone?.storageKey;
}
