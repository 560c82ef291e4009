import { access, constants, glob, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type OpenFile, isAbsent, openFile } from './open-file.ts';
import { checkMark, markFolder, unmarkFolder } from './own-folder.ts';
import { StorageAway, orAway } from './storage-away.ts';

/**
 * Stores the content of files; names, owners and keys are in the database. What cannot be read, put or
 * removed throws StorageAway.
 */
export type FileStorage = {
  /** Keeps the content under a key of letters, digits, `-` and `/`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Stores a stream; keeps nothing when the stream fails. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Receives a stream without keeping it yet; returns the path for scanning. */
  receive(key: string, content: AsyncIterable<Uint8Array>): Promise<string>;
  /** Keeps what was received under the key; idempotent. */
  keep(key: string): Promise<void>;
  /** Removes the content, kept or only received; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Whether the key exists. */
  has(key: string): Promise<boolean>;
  /** The content and its length in bytes; undefined when nothing is kept under the key. */
  open(key: string): Promise<OpenFile | undefined>;
  /**
   * Marks the folder as the one of this database, which the storage expects from then on. Returns how
   * to remove the mark that it had before.
   */
  claim(mark: string): Promise<() => Promise<void>>;
  /** Every key, in no particular order. */
  keys(): AsyncIterable<string>;
  /** Throws StorageAway unless files can be read and written and there is space left. */
  check(): Promise<void>;
  /** Removes received files that were never kept and have not grown since; returns how many. */
  sweep(before: Date): Promise<number>;
};

const safeKey = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/;
const partEnding = '.part';

/** Keeps files in a folder; with a mark, only while the folder has it. */
export function folderStorage(folder: string, mark?: string): FileStorage {
  let ownMark = mark;
  const checkFolder = async () => {
    if (ownMark !== undefined) await checkMark(folder, ownMark);
  };
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error(`Unsafe file key: ${key}`);
    return join(folder, key);
  };
  /** A missing file counts as absent only while the storage folder itself is there. */
  async function absent(): Promise<undefined> {
    await orAway(stat(folder));
    await checkFolder();
    return undefined;
  }
  async function isKept(key: string): Promise<boolean> {
    try {
      return (await stat(pathOf(key))).isFile();
    } catch (error) {
      if (!isAbsent(error)) throw new StorageAway(error);
      await absent();
      return false;
    }
  }
  const partOf = (key: string) => pathOf(key) + partEnding;

  async function receive(key: string, content: AsyncIterable<Uint8Array>): Promise<string> {
    const part = partOf(key);
    await checkFolder();
    await mkdir(dirname(part), { recursive: true });
    // Opened here: a stream would create its file again after a failure has removed it.
    const file = await open(part, 'w');
    try {
      await pipeline(content, file.createWriteStream());
      return part;
    } catch (error) {
      await file.close().catch(() => undefined);
      // The first error says more; what is left is swept.
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
    put: (key, content) => orAway(write(key, Readable.from([content]))),
    async keep(key) {
      try {
        await rename(partOf(key), pathOf(key));
      } catch (error) {
        if (!(await isKept(key))) throw error;
      }
    },
    async remove(key) {
      await checkFolder();
      await orAway(rm(pathOf(key), { force: true }));
      await orAway(rm(partOf(key), { force: true }));
    },
    has: isKept,
    open: async (key) => (await orAway(openFile(pathOf(key)))) ?? absent(),
    async claim(newMark) {
      await orAway(markFolder(folder, newMark));
      const before = ownMark;
      ownMark = newMark;
      return async () => {
        if (before !== undefined && before !== newMark) await orAway(unmarkFolder(folder, before));
      };
    },
    async check() {
      await checkFolder();
      await orAway(access(folder, constants.R_OK | constants.W_OK));
      const { bavail } = await orAway(statfs(folder));
      if (bavail === 0) throw new StorageAway(new Error('There is no space left.'));
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
        // Another server may have removed it or be writing it.
        if (!mtime || mtime >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
  };
}
