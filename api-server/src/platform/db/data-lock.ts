import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../process/start-error.ts';

const busy = 5;
const ownerOnly = 0o700;
const othersMay = 0o077;

function unwritable(dataDir: string): StartError {
  return new StartError(
    `The folder ${dataDir} cannot be written; choose another one with DATA_DIR.`,
  );
}

// Node's `recursive` never returns for an existing folder that takes no others, such as /proc.
function makeFolder(path: string): void {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  if (!existsSync(path)) mkdirSync(path, { mode: ownerOnly });
}

/** Tries, because some file systems claim to be writable and are not. */
function tryToWrite(folder: string): void {
  accessSync(folder, constants.W_OK);
  rmdirSync(mkdtempSync(join(folder, 'write-')));
}

function closeToOthers(dataDir: string): void {
  if ((statSync(dataDir).mode & othersMay) === 0) return;
  try {
    chmodSync(dataDir, ownerOnly);
  } catch {
    throw new StartError(
      `Other users may open the folder ${dataDir}, and this user may not change that; give it to ` +
        'this user, or name a folder inside it with DATA_DIR.',
    );
  }
}

/** Makes the folder and closes it to other users. Throws `StartError` when it cannot be written. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    tryToWrite(dataDir);
  } catch {
    throw unwritable(dataDir);
  }
  closeToOthers(dataDir);
}

/**
 * Locks the folder for this process until `release` or the end of the process, as two processes on one
 * PGlite database would lose rows. Node has no file locks, so this uses SQLite's on an empty database
 * file.
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
        `Another server is using the data in ${dataDir}; stop it, or choose another DATA_DIR.`,
      );
    }
    throw unwritable(dataDir);
  }
  const held = lock;
  return { release: () => held.close() };
}
