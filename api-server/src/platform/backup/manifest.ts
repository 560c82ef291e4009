import { StartError } from '../process/start-error.ts';
import { type Entry, measured, readArchive } from './archive.ts';

/** Increased when older versions could not read a new backup. */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';

/** The contents of a backup; stored as the last entry of its archive. */
export type Manifest = {
  format: number;
  made: string;
  version: string;
  /** When the database's newest migration was made, in milliseconds since 1970. */
  migration: number;
  /** Columns in the order of the values in each line of the table's entries. */
  tables: { name: string; columns: string[]; rows: number }[];
  files: number;
  entries: Entry[];
};

function damaged(path: string, why: string): StartError {
  return new StartError(`The backup ${path} is damaged (${why}); nothing was changed.`);
}

function parsed(path: string, text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format === archiveFormat) return manifest;
  throw new StartError(
    `The backup ${path} was made by another version of the server, which writes them differently; ` +
      'restore it with that version. Nothing was changed.',
  );
}

/**
 * Reads an archive to its end and returns its manifest. Throws `StartError` if an entry is missing,
 * unexpected or changed.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const entries = new Map<string, Entry>();
  const lines: Uint8Array[] = [];
  try {
    await readArchive(path, async (name, content) => {
      const passing = measured(content);
      for await (const chunk of passing.content) if (name === manifestName) lines.push(chunk);
      if (name !== manifestName) entries.set(name, { name, ...passing.result() });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new StartError(`There is no file ${path}.`);
    }
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  if (lines.length === 0) throw damaged(path, 'its end is missing');
  const manifest = parsed(path, Buffer.concat(lines).toString());
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = entries.get(name);
    if (!entry) throw damaged(path, `${name} is missing`);
    if (entry.size !== size || entry.sha256 !== sha256) throw damaged(path, `${name} was changed`);
    entries.delete(name);
  }
  const [extra] = entries.keys();
  if (extra !== undefined) throw damaged(path, `${extra} does not belong to it`);
  return manifest;
}
