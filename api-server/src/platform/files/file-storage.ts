import { access, constants, glob, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type OpenFile, isAbsent, openFile } from './open-file.ts';
import { checkMark, markFolder, unmarkFolder } from './own-folder.ts';
import { StorageUnavailable, orUnavailable } from './storage-unavailable.ts';

/**
 * Stores the content of files; names, owners and keys are in the database. Throws StorageUnavailable if it
 * cannot read, store or remove content.
 */
export type FileStorage = {
  /** Stores the content under a key of letters, digits, `-` and `/`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Stores a stream; keeps nothing when the stream fails. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Receives a stream without keeping it yet. Returns the path for scanning. */
  receive(key: string, content: AsyncIterable<Uint8Array>): Promise<string>;
  /** Keeps received content under its key; idempotent. */
  keep(key: string): Promise<void>;
  /** Removes content, whether kept or only received; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Whether the key exists. */
  has(key: string): Promise<boolean>;
  /** The content and its length in bytes; undefined if nothing is kept under the key. */
  open(key: string): Promise<OpenFile | undefined>;
  /**
   * Marks the folder as belonging to this database, which the storage then requires. Returns a function
   * that removes the previous mark.
   */
  claim(mark: string): Promise<() => Promise<void>>;
  /** Every key, in no particular order. */
  keys(): AsyncIterable<string>;
  /**
   * The bytes left for files. Throws StorageUnavailable unless files can be read and written and there is
   * free space.
   */
  check(): Promise<number>;
  /** Removes received files that were never kept and not written to since `before`. Returns how many. */
  sweep(before: Date): Promise<number>;
};

const safeKey = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/;
const partEnding = '.part';

/** Keeps files in a folder; with a mark, only while the folder has that mark. */
export function folderStorage(folder: string, mark?: string): FileStorage {
  let ownMark = mark;
  const checkFolder = async () => {
    if (ownMark !== undefined) await checkMark(folder, ownMark);
  };
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error(`Unsafe file key: ${key}`);
    return join(folder, key);
  };
  /** Undefined for a missing file, but only if the storage folder itself is there. */
  async function absent(): Promise<undefined> {
    await orUnavailable(stat(folder));
    await checkFolder();
    return undefined;
  }
  async function isKept(key: string): Promise<boolean> {
    try {
      return (await stat(pathOf(key))).isFile();
    } catch (error) {
      if (!isAbsent(error)) throw new StorageUnavailable(error);
      await absent();
      return false;
    }
  }
  const partOf = (key: string) => pathOf(key) + partEnding;

  async function receive(key: string, content: AsyncIterable<Uint8Array>): Promise<string> {
    const part = partOf(key);
    await checkFolder();
    await mkdir(dirname(part), { recursive: true });
    // Opened first, as a stream would create the file again after a failure has removed it.
    const file = await open(part, 'w');
    try {
      await pipeline(content, file.createWriteStream());
      return part;
    } catch (error) {
      await file.close().catch(() => undefined);
      // The first error says more; a file left behind is swept later.
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await rename(await receive(key, content), pathOf(key));
  }

  return {
    receive,
    write,
    put: (key, content) => orUnavailable(write(key, Readable.from([content]))),
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
    open: async (key) => (await orUnavailable(openFile(pathOf(key)))) ?? absent(),
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
      for await (const path of glob('**', { cwd: folder, withFileTypes: true })) {
        const key = relative(folder, join(path.parentPath, path.name)).replaceAll(sep, '/');
        if (path.isFile() && safeKey.test(key)) yield key;
      }
    },
    async sweep(before) {
      await checkFolder();
      let removed = 0;
      for await (const name of glob(`**/*${partEnding}`, { cwd: folder })) {
        const path = join(folder, name);
        const { mtime } = (await stat(path).catch(() => undefined)) ?? {};
        // Another server may have removed the file or still be writing it.
        if (!mtime || mtime >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
  };
}
