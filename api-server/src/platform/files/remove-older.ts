import { glob, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of a pattern in a folder that were not written to since `before`. Returns how many. */
export async function removeOlder(folder: string, pattern: string, before: Date): Promise<number> {
  let removed = 0;
  for await (const name of glob(pattern, { cwd: folder })) {
    const path = join(folder, name);
    const { mtime } = (await stat(path).catch(() => undefined)) ?? {};
    // Another process may have removed the file or still be writing it.
    if (!mtime || mtime >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
