import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode, hasEnded, type Holder, ownHolder, lockedMessage } from './lock-holder.ts';

async function take(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    // It is being written, or has just been removed.
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Creates a lock file, waiting up to `patience` milliseconds for another holder. Returns a function that
 * removes it; rejects with a sentence for the user.
 */
export async function lockFile(
  file: string,
  purpose: string,
  patience = 60_000,
): Promise<() => Promise<void>> {
  const own = ownHolder(purpose);
  const end = Date.now() + patience;
  while (!(await take(file, own))) {
    const holder = await readHolder(file);
    if (holder && hasEnded(holder)) {
      await rm(file, { force: true });
    } else if (Date.now() > end) {
      throw new Error(`${lockedMessage(holder)} Try again; if nothing runs, remove ${file}.`);
    } else {
      await pause(100);
    }
  }
  return () => rm(file, { force: true });
}
