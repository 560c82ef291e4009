import type { Db } from '../db/db.ts';
import { findSecret, secretOf } from '../secrets/secret.repository.ts';
import { type FileStorage, folderStorage } from './file-storage.ts';
import { markFolder } from './own-folder.ts';

const markName = 'folder of files';

/** The mark of the folder with a database's files; undefined if it has none yet. */
export async function markOf(db: Db): Promise<string | undefined> {
  return findSecret(db, markName);
}

/** Opens a folder as the storage of this database's files. The first time, makes and marks it. */
export async function openStorage(db: Db, folder: string): Promise<FileStorage> {
  // Marks the folder first: a mark known only to the database would make it refuse the folder forever.
  const mark = await secretOf(db, markName, (made) => markFolder(folder, made));
  return folderStorage(folder, mark);
}
