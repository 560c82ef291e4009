import type { Db } from '../db/db.ts';
import { findSecret, secretOf } from '../secrets/secret.repository.ts';
import { type FileStorage, folderStorage } from './file-storage.ts';
import { markFolder } from './own-folder.ts';

const markName = 'folder of files';

/** The mark of the folder with a database's files; undefined where it has none yet. */
export async function markOf(db: Db): Promise<string | undefined> {
  return findSecret(db, markName);
}

/** The folder as the storage of this database's files; the first time it is made and marked. */
export async function openStorage(db: Db, folder: string): Promise<FileStorage> {
  // Marked first: a mark that the database alone knows would refuse the folder for good.
  const mark = await secretOf(db, markName, (made) => markFolder(folder, made));
  return folderStorage(folder, mark);
}
