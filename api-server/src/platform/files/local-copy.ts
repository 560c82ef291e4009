import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file on this machine: its size in bytes, and the MD5 of its content in base64. */
export type LocalCopy = { path: string; size: number; md5: string };

/** Runs work with a local copy of a stream, which is removed afterwards. Throws when the stream fails. */
export async function withLocalCopy<Result>(
  folder: string,
  content: AsyncIterable<Uint8Array>,
  work: (copy: LocalCopy) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('md5');
  let size = 0;
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  // Opened first, as a stream would create the file again after a failure has removed it.
  const file = await open(path, 'wx');
  try {
    await pipeline(counted, file.createWriteStream());
    return await work({ path, size, md5: hash.digest('base64') });
  } finally {
    await file.close().catch(() => undefined);
    // A file left behind is swept later.
    await rm(path, { force: true }).catch(() => undefined);
  }
}
