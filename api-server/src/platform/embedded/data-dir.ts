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
import { StartError } from '../process/start-error.ts';

const ownerOnly = 0o700;
const othersMay = 0o077;
/** Lets the group of an unprivileged PostgreSQL reach its folder inside, and nothing else. */
export const groupMayPass = 0o010;

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
  const open = statSync(dataDir).mode & othersMay;
  if (open === 0 || (open === groupMayPass && process.getuid?.() === 0)) return;
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
  } catch (error) {
    const isFull = (error as { code?: string }).code === 'ENOSPC';
    throw new StartError(
      `The folder ${dataDir} cannot be written${isFull ? ', as its disk is full' : ''}; choose ` +
        'another one with DATA_DIR.',
    );
  }
  closeToOthers(dataDir);
}
