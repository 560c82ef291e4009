import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

export type Entry = { name: string; size: number; sha256: string };

export type Content = AsyncIterable<Uint8Array>;

/** Adds an entry to an archive; `size` is the content's size in bytes. */
export type Add = (name: string, size: number, content: Content | Uint8Array[]) => Promise<Entry>;

/** Passes content through; `result` then gives its size and hash. */
export function measured(content: Content | Uint8Array[]) {
  const hash = createHash('sha256');
  let size = 0;
  async function* passed() {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { content: passed(), result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Streams a compressed tar to a file that only its owner may read. */
export async function writeArchive(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  // Opened first, as a stream would create the file again after a failure has removed it.
  const file = await open(path, 'w', 0o600);
  const archive = pack();
  const writing = pipeline(archive, createGzip(), file.createWriteStream());
  const add: Add = async (name, size, content) => {
    const { content: passed, result } = measured(content);
    const sink = archive.entry({ name, size });
    await pipeline(passed, sink);
    return { name, ...result() };
  };
  const filling = fill(add).then(
    () => archive.finalize(),
    (error: Error) => {
      archive.destroy(error);
      throw error;
    },
  );
  // A failure of one also ends the other.
  await Promise.all([filling, writing]);
}

/** Visits each entry of an archive in turn. Throws if the archive is incomplete. */
export async function readArchive(
  path: string,
  visit: (name: string, content: Content) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const reading = async () => {
    for await (const entry of archive) {
      // The visitor may start reading later and gets the error then.
      entry.on('error', () => undefined);
      await visit(entry.header.name, entry as Content);
    }
  };
  await Promise.all([pipeline(createReadStream(path), createGunzip(), archive), reading()]);
}
