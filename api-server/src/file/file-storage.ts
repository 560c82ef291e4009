import { createReadStream, createWriteStream } from 'node:fs';
import { glob, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Where the content of files is kept; the database knows names, owners and keys. */
export type FileStorage = {
  /** Keeps the content under a key of letters, digits, `-` and `/`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The same for a stream. Keeps nothing when the stream fails. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Forgets the content, also of a write that was cut off; nothing to forget is no error. */
  remove(key: string): Promise<void>;
  /** The content and its length in bytes; undefined when nothing is kept under the key. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number } | undefined>;
  /** Every key under which something is kept, in no order. */
  keys(): AsyncIterable<string>;
};

const safeKey = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/;

/** Keeps files in a folder. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error(`Unsafe file key: ${key}`);
    return join(folder, key);
  };
  const partOf = (key: string) => `${pathOf(key)}.part`;
  return {
    async put(key, content) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await writeFile(pathOf(key), content);
    },
    async write(key, content) {
      const path = pathOf(key);
      const part = partOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(content, createWriteStream(part));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(partOf(key), { force: true });
    },
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return {
        stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
        size: found.size,
      };
    },
    async *keys() {
      for await (const path of glob('**', { cwd: folder, withFileTypes: true })) {
        const key = relative(folder, join(path.parentPath, path.name)).replaceAll(sep, '/');
        if (path.isFile() && safeKey.test(key)) yield key;
      }
    },
  };
}
