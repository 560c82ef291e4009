import { access, constants, glob, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStorage, checkedKey, isKey, isOwnName, mailName } from './file-storage.ts';
import { ifThere, openFile } from './open-file.ts';
import { checkMark, markFolder, unmarkFolder } from './own-folder.ts';
import { removeOlder } from './remove-older.ts';
import { StorageUnavailable, orUnavailable } from './storage-unavailable.ts';

const partEnding = '.part';

/** Keeps files in a folder; with a mark, only while the folder has that mark. */
export function folderStorage(folder: string, mark?: string): FileStorage {
  let ownMark = mark;
  const checkFolder = async () => {
    if (ownMark !== undefined) await checkMark(folder, ownMark);
  };
  const pathOf = (key: string) => join(folder, checkedKey(key));
  /** Something of a file; undefined if there is none although the storage folder itself is there. */
  async function found<Result>(
    look: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const result = await orUnavailable(look());
    if (result !== undefined) return result;
    await orUnavailable(stat(folder));
    await checkFolder();
    // Once more, as the folder may have just come back.
    return orUnavailable(look());
  }
  const isKept = async (key: string) =>
    (await found(() => ifThere(stat(pathOf(key)))))?.isFile() ?? false;
  const partOf = (key: string) => pathOf(key) + partEnding;

  async function received<Result>(
    part: string,
    content: AsyncIterable<Uint8Array>,
    inspect: (path: string) => Promise<Result>,
  ): Promise<Result> {
    await checkFolder();
    await mkdir(dirname(part), { recursive: true });
    // Opened first, as a stream would create the file again after a failure has removed it.
    const file = await open(part, 'w');
    try {
      await pipeline(content, file.createWriteStream());
      return await inspect(part);
    } catch (error) {
      await file.close().catch(() => undefined);
      // The first error says more; a file left behind is swept later.
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  const writeTo = (path: string, content: AsyncIterable<Uint8Array>) =>
    received(path + partEnding, content, (part) => rename(part, path));

  /** The paths, relative to the folder, of everything that a storage keeps in it. */
  async function* everything() {
    for await (const path of glob('**', { cwd: folder, withFileTypes: true })) {
      const name = relative(folder, join(path.parentPath, path.name)).replaceAll(sep, '/');
      const isPart = name.endsWith(partEnding) && isKey(name.slice(0, -partEnding.length));
      if (path.isFile() && (isPart || isOwnName(name))) yield name;
    }
  }

  return {
    place: folder,
    receive: (key, content, inspect) => received(partOf(key), content, inspect),
    write: (key, content) => writeTo(pathOf(key), content),
    put: async (key, content) => orUnavailable(writeTo(pathOf(key), Readable.from([content]))),
    putMail: async (name, content) =>
      orUnavailable(writeTo(join(folder, mailName(name)), Readable.from([content]))),
    async keep(key) {
      try {
        await rename(partOf(key), pathOf(key));
      } catch (error) {
        if (!(await isKept(key))) throw error;
      }
    },
    async remove(key) {
      await checkFolder();
      await orUnavailable(rm(pathOf(key), { force: true }));
      await orUnavailable(rm(partOf(key), { force: true }));
    },
    has: isKept,
    open: (key) => found(() => openFile(pathOf(key))),
    async claim(newMark) {
      await orUnavailable(markFolder(folder, newMark));
      const before = ownMark;
      ownMark = newMark;
      return async () => {
        if (before !== undefined && before !== newMark)
          await orUnavailable(unmarkFolder(folder, before));
      };
    },
    async check() {
      await checkFolder();
      await orUnavailable(access(folder, constants.R_OK | constants.W_OK));
      const { bavail, bsize } = await orUnavailable(statfs(folder));
      if (bavail === 0) throw new StorageUnavailable(new Error('There is no space left.'));
      return bavail * bsize;
    },
    async *keys() {
      await checkFolder();
      for await (const name of everything()) if (isKey(name)) yield name;
    },
    async sweep(before) {
      await checkFolder();
      return removeOlder(folder, `**/*${partEnding}`, before);
    },
    async clear() {
      for await (const name of everything()) await orUnavailable(rm(join(folder, name)));
    },
  };
}
