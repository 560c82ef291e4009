import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  purpose: string;
  host: string;
  pid: number;
  since: string;
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

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

/** Whether the process that made a lock has ended; unknown, and so false, of other machines. */
function hasEnded({ host, pid }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/**
 * Makes a lock file, waiting for another holder for so many milliseconds. Returns what removes it;
 * rejects with a sentence for the user.
 */
export async function lockFile(
  file: string,
  purpose: string,
  patience = 60_000,
): Promise<() => Promise<void>> {
  const own = { purpose, host: hostname(), pid: process.pid, since: new Date().toISOString() };
  const end = Date.now() + patience;
  while (!(await take(file, own))) {
    const holder = await readHolder(file);
    if (holder && hasEnded(holder)) {
      await rm(file, { force: true });
    } else if (Date.now() > end) {
      const who = holder
        ? `"${holder.purpose}" on ${holder.host} since ${holder.since}`
        : 'another';
      throw new Error(`${who} is still at work there. Try again; if nothing runs, remove ${file}.`);
    } else {
      await pause(100);
    }
  }
  return () => rm(file, { force: true });
}
