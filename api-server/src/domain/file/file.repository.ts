import { randomUUID } from 'node:crypto';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { bookingFile, callSheet, comment, commentAttachment, commentThread } from '../schema.ts';
import type { Upload } from '../../platform/files/upload.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { onKey } from '../../platform/db/query.ts';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    file_added: object;
    file_deleted: object;
  }
}

export type StoredFile = {
  id: string;
  name: string;
  contentType: string;
  storageKey: string;
  createdById: string;
  kind: 'booking_file' | 'call_sheet' | 'comment_attachment';
  /** Where it belongs, which decides who may read it. */
  place: 'booking' | 'project' | 'internal';
  /** The only videographer who may read it; null if everyone who may read the place may. */
  videographerId: string | null;
};

/** A file of a booking or an attachment in one of its threads; undefined if there is none. */
export async function findFile(
  tx: Db,
  tenantId: string,
  bookingId: string,
  fileId: string,
): Promise<StoredFile | undefined> {
  const [file] = await tx
    .select({ file: bookingFile, videographerId: callSheet.videographerId })
    .from(bookingFile)
    .leftJoin(callSheet, onKey(bookingFile, callSheet.fileId))
    .where(
      and(
        eq(bookingFile.tenantId, tenantId),
        eq(bookingFile.bookingId, bookingId),
        eq(bookingFile.id, fileId),
      ),
    );
  if (file) {
    const { videographerId } = file;
    const kind = videographerId === null ? 'booking_file' : 'call_sheet';
    return { ...file.file, kind, place: 'booking', videographerId };
  }
  const [attached] = await tx
    .select({
      attachment: commentAttachment,
      createdById: comment.createdById,
      place: commentThread.type,
    })
    .from(commentAttachment)
    .innerJoin(comment, onKey(comment, commentAttachment.commentId))
    .innerJoin(commentThread, onKey(commentThread, comment.threadId))
    .where(
      and(
        eq(commentAttachment.tenantId, tenantId),
        eq(commentThread.bookingId, bookingId),
        eq(commentAttachment.id, fileId),
      ),
    );
  if (!attached) return undefined;
  const { attachment, createdById, place } = attached;
  return { ...attachment, createdById, place, kind: 'comment_attachment', videographerId: null };
}

/** Adds a stored file to a booking and returns the file's id. */
export async function insertFile(
  tx: Db,
  viewer: Viewer,
  bookingId: string,
  { name, size, contentType, storageKey }: Omit<Upload, 'hash'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(bookingFile).values({
    id,
    tenantId: viewer.tenantId,
    bookingId,
    name,
    size,
    contentType,
    storageKey,
    createdById: viewer.id,
    created: now,
  });
  return id;
}

/** Removes a file from a booking and returns the key of its content, or undefined if there is none. */
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

/** Whether a file of a booking has this content. */
export async function isContentNeeded(
  tx: Db,
  tenantId: string,
  storageKey: string,
): Promise<boolean> {
  const withContent = and(
    eq(bookingFile.tenantId, tenantId),
    eq(bookingFile.storageKey, storageKey),
  );
  return (await tx.$count(bookingFile, withContent)) > 0;
}
