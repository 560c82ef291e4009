import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markEnding, markText, noMark } from './file-storage.ts';
import { isAbsent } from './open-file.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const markPath = (folder: string, mark: string) => join(folder, mark + markEnding);

/** Makes a folder and marks it as holding the files of a database. */
export async function markFolder(folder: string, mark: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(markPath(folder, mark), markText);
}

/** Removes a mark; a missing one is no error. */
export async function unmarkFolder(folder: string, mark: string): Promise<void> {
  await rm(markPath(folder, mark), { force: true });
}

/** Throws StorageUnavailable unless the folder has the mark; an unmounted volume lacks it. */
export async function checkMark(folder: string, mark: string): Promise<void> {
  try {
    await stat(markPath(folder, mark));
  } catch (error) {
    throw new StorageUnavailable(isAbsent(error) ? noMark(folder, mark) : error);
  }
}
