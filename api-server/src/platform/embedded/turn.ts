import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../process/start-error.ts';

const busy = 5;
const pauseMs = 50;
/** Longer than a start that has to recover from a crash. */
const patienceMs = 120_000;

/** Locks a file until `close` or the end of the process; undefined while another one holds it. */
function tryLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/**
 * Runs `work` while no other process starts or stops the database in the folder. Node has no file locks, so
 * this uses SQLite's on an empty file. Throws `StartError` if another process keeps its turn for two minutes.
 */
export async function inTurn<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(join(dataDir, 'lock'));
    if (lock) {
      try {
        return await work();
      } finally {
        lock.close();
      }
    }
    if (performance.now() > end) {
      throw new StartError(`Another server is still starting or stopping in ${dataDir}.`);
    }
    await wait(pauseMs);
  }
}
