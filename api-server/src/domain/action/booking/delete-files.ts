import type { FileStorage } from '../../../platform/files/file-storage.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { deleteFileRow } from '../../file/file.repository.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import { removeContent } from '../../file/remove-content.job.ts';

type DeleteFileCall = {
  query: { fileId: string };
  deps: { files: FileStorage };
  afterCommit(work: () => Promise<void>): void;
};

/** Deletes a file of a booking, and its content after the commit or once it can no longer be undone. */
export const deleteFile: Run<DeleteFileCall> = async (
  { tx, row, now, heldUntil },
  { query, deps, afterCommit },
) => {
  const { id, tenantId } = row.booking;
  const storageKey = await deleteFileRow(tx, tenantId, id, query.fileId);
  if (storageKey === undefined) throw notFound("Sorry, we can't find this file.");
  // Throws while the storage is away, to keep the record as long as its content.
  await deps.files.has(storageKey);
  if (heldUntil) {
    await enqueue(tx, tenantId, removeContent, { storageKey }, { at: heldUntil, now });
  } else {
    afterCommit(() => deps.files.remove(storageKey));
  }
  return { fields: ['files'], changes: [{ kind: 'file_deleted' }] };
};
