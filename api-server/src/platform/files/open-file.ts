import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';

/** The content of a file, which must be read or cancelled, and its length in bytes. */
export type OpenFile = { stream: ReadableStream<Uint8Array>; size: number };

const absent = new Set(['ENOENT', 'ENOTDIR']);

/** Whether the error means that there is no such file. */
export const isAbsent = (error: unknown): boolean =>
  absent.has((error as NodeJS.ErrnoException).code ?? '');

/** The result of work on a file; undefined if it fails because there is no such file. */
export async function ifThere<Value>(
  work: Promise<Value>,
  isMissing = isAbsent,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Converts content to a web stream. `Readable.toWeb` throws an uncaught error if cancelled before it is
 * read, and `ReadableStream.from` leaves the file open.
 */
export function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
  const chunks = content.iterator() as AsyncIterator<Uint8Array>;
  const stream = new WebStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void content.destroy(),
    },
    { highWaterMark: 0 },
  );
  return stream as ReadableStream<Uint8Array>;
}

/**
 * Opens a file and checks that its beginning can be read; undefined if there is no file. Throws the file
 * system's error early, while the caller can still answer with it.
 */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await ifThere(open(path));
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) {
      await handle.close();
      return undefined;
    }
    const content = handle.createReadStream();
    await once(content, 'readable');
    return { stream: webStreamOf(content), size: stats.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
