import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from './open-file.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

// The dot keeps marks apart from keys, which never contain one.
const markPath = (folder: string, mark: string) => join(folder, `${mark}.mark`);

const content =
  'This folder holds the files of a Shootline database, which knows it by the name of this file.\n';

/** Makes a folder and marks it as holding the files of a database. */
export async function markFolder(folder: string, mark: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(markPath(folder, mark), content);
}

/** Removes a mark; a missing one is no error. */
export async function unmarkFolder(folder: string, mark: string): Promise<void> {
  await rm(markPath(folder, mark), { force: true });
}

/** Throws StorageUnavailable unless the folder has the mark; an unmounted volume lacks it. */
export async function checkMark(folder: string, mark: string): Promise<void> {
  const path = markPath(folder, mark);
  try {
    await stat(path);
  } catch (error) {
    if (!isAbsent(error)) throw new StorageUnavailable(error);
    throw new StorageUnavailable(
      new Error(
        `${folder} is not the folder with the files of this database: its volume may not be mounted. ` +
          `If it is to be used from now on, make the empty file ${path}.`,
      ),
    );
  }
}
