import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

export type Entry = { name: string; size: number; sha256: string };

export type Content = AsyncIterable<Uint8Array>;

/** Adds an entry to an archive; `size` is what the content has in bytes. */
export type Add = (name: string, size: number, content: Content | Uint8Array[]) => Promise<Entry>;

/** Passes content on and says, when it has passed, what it was. */
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

/** Writes a compressed tar that only its owner may read; holds no more of it than is being written. */
export async function writeArchive(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  // Opened first: a stream would make its file even after it has failed and that was removed.
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
  // Whichever fails ends the other.
  await Promise.all([filling, writing]);
}

/** Hands over each entry of an archive in turn. Throws where the archive is not whole. */
export async function readArchive(
  path: string,
  visit: (name: string, content: Content) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const reading = async () => {
    for await (const entry of archive) {
      // Whoever visits it may begin to read later, and then hears of it.
      entry.on('error', () => undefined);
      await visit(entry.header.name, entry as Content);
    }
  };
  await Promise.all([pipeline(createReadStream(path), createGunzip(), archive), reading()]);
}
