import type { FileStorage } from '../../../platform/files/file-storage.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { deleteFileRow } from '../../file/file.repository.ts';

type DeleteFileCall = {
  query: { fileId: string };
  deps: { files: FileStorage };
  afterCommit(work: () => Promise<void>): void;
};

/** Deletes a file of a booking, and its content after the commit. */
export const deleteFile: Run<DeleteFileCall> = async (
  { tx, row },
  { query, deps, afterCommit },
) => {
  const { id, tenantId } = row.booking;
  const storageKey = await deleteFileRow(tx, tenantId, id, query.fileId);
  if (storageKey === undefined) throw notFound("Sorry, we can't find this file.");
  // Throws while the storage is away, to keep the record as long as its content.
  await deps.files.has(storageKey);
  afterCommit(() => deps.files.remove(storageKey));
  return { fields: ['files'], changes: [{ kind: 'file_deleted' }] };
};
