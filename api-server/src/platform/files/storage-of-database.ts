import type { Db } from '../db/db.ts';
import { StartError } from '../process/start-error.ts';
import { findSecret, secretOf } from '../secrets/secret.repository.ts';
import type { FileStorage } from './file-storage.ts';
import { type FilesPlace, storageAt } from './files.settings.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const markName = 'folder of files';

/** The mark of the place with a database's files; undefined if it has none yet. */
export async function markOf(db: Db): Promise<string | undefined> {
  return findSecret(db, markName);
}

async function startingWith(
  place: FilesPlace,
  work: (files: FileStorage) => Promise<unknown>,
): Promise<void> {
  const files = await storageAt(place);
  try {
    await work(files);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new StartError(`The files in ${files.place} cannot be used: ${error.reason}`);
  }
}

/**
 * Opens the storage of this database's files. The first time, makes and marks it; throws `StartError` if
 * that fails.
 */
export async function openStorage(db: Db, place: FilesPlace): Promise<FileStorage> {
  // Marks the place first: a mark known only to the database would make it refuse the place forever.
  const mark = await secretOf(db, markName, (made) =>
    startingWith(place, (files) => files.claim(made)),
  );
  return storageAt(place, mark);
}

/** Removes all files, mails and marks from a place. Throws `StartError` if that fails. */
export async function clearFiles(place: FilesPlace): Promise<void> {
  await startingWith(place, (files) => files.clear());
}
