import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFile } from './lock-file.ts';
import type { Target } from './target.ts';

/** A folder that a web server serves; created on the first write. */
export function folderTarget(folder: string, patience?: number): Target {
  const at = (path: string) => join(folder, path);
  const read = async (path: string) => (existsSync(at(path)) ? readFile(at(path)) : undefined);
  return {
    name: folder,
    read,
    async write(path, content) {
      if ((await read(path))?.equals(Buffer.from(content))) return;
      const file = at(path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, content);
      await rename(`${file}.new`, file);
    },
    async addFolder(local, path) {
      const beside = `${at(path)}.new`;
      await rm(beside, { recursive: true, force: true });
      // Keeps timestamps, as a compressed sibling is served only if it is not older.
      await cp(local, beside, { recursive: true, preserveTimestamps: true });
      await rm(at(path), { recursive: true, force: true });
      await rename(beside, at(path));
    },
    removeFolder: (path) => rm(at(path), { recursive: true, force: true }),
    async lock(purpose) {
      await mkdir(folder, { recursive: true });
      return lockFile(at('.release.lock'), purpose, patience);
    },
  };
}
