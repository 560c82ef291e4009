import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

const busy = 5;

function unwritable(dataDir: string): StartError {
  return new StartError(
    `The folder ${dataDir} cannot be written; choose another one with DATA_DIR.`,
  );
}

/** Makes the folder. Throws `StartError` when it cannot be written. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw unwritable(dataDir);
  }
}

/**
 * Takes the folder for this process alone, until `release` or the end of the process
 * whatever way: PGlite itself would let two processes write at once and lose rows. The lock is the
 * one that SQLite holds on an empty database file, because Node has no file locks of its own.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy) {
      throw new StartError(
        `Another server works on the data in ${dataDir}; stop it, or choose another DATA_DIR.`,
      );
    }
    throw unwritable(dataDir);
  }
  const held = lock;
  return { release: () => held.close() };
}
