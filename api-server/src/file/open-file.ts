import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';

/** The content of a file, to be read or cancelled, and its length in bytes. */
export type OpenFile = { stream: ReadableStream<Uint8Array>; size: number };

const absent = new Set(['ENOENT', 'ENOTDIR']);

async function handleOf(path: string) {
  try {
    return await open(path);
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * A file whose beginning could be read; undefined where there is none. Throws what the file system
 * says, so that a caller can still answer it.
 */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await handleOf(path);
  if (!handle) return undefined;
  try {
    const found = await handle.stat();
    if (!found.isFile()) {
      await handle.close();
      return undefined;
    }
    const content = handle.createReadStream();
    await once(content, 'readable');
    // `Readable.toWeb` throws into the process when its stream is cancelled before it is read.
    const stream = WebStream.from(content) as ReadableStream<Uint8Array>;
    return { stream, size: found.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
