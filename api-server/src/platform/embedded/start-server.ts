import type { ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Place, makeSocketFolder, socketFile } from './place.ts';
import { endLeftovers, hasEnded, isReady, signal } from './postmaster.ts';
import { reasonIn } from './programs.ts';
import { serverOptions } from './server-settings.ts';

/** Bytes of a log at which the next start begins a new one. */
const longestLog = 10_000_000;
const pauseMs = 20;
/** Milliseconds for a start, which may have to recover from a crash first. */
const startMs = 100_000;
/** Milliseconds for a clean end, and for one that leaves work to the next start. */
const stopMs = 15_000;

/** Waits until the server on a folder's files takes connections. Throws if it ends before, or is too slow. */
export async function untilReady(folder: string, isRunning: () => boolean): Promise<void> {
  const end = performance.now() + startMs;
  while (!isReady(folder)) {
    if (!isRunning()) throw new Error('it has ended');
    if (performance.now() > end) throw new Error('it was not ready in time');
    await wait(pauseMs);
  }
}

type Start = {
  name: string;
  place: Place;
  logFile: string;
  /** Called with the main process as soon as it exists. */
  onSpawn: (server: ChildProcess) => void;
};

/**
 * Starts a server on the files of a cluster, on which none runs. Returns the id of its main process when it
 * takes connections; throws with the reason if it ends before.
 */
export async function startServer(
  { programs, folder }: Cluster,
  { name, place, logFile, onSpawn }: Start,
): Promise<number> {
  endLeftovers(name);
  // Left by a server that was killed; another process may have its number by now.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  if ('socketFolder' in place) {
    makeSocketFolder(place.socketFolder, programs.owner);
    for (const file of [socketFile, `${socketFile}.lock`])
      rmSync(join(place.socketFolder, file), { force: true });
  }
  const log = openSync(logFile, 'a', 0o600);
  if (fstatSync(log).size > longestLog) ftruncateSync(log);
  const { size } = fstatSync(log);
  // It outlives this process if others use it, and gets no signals of a terminal.
  const server = programs.start(['-D', folder, ...serverOptions(name, place)], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  server.unref();
  closeSync(log);
  let isRunning = true;
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => {
      isRunning = false;
      reject(new Error(reasonIn(readFileSync(logFile).subarray(size).toString())));
    });
  });
  onSpawn(server);
  // Rejected later too, when the server ends at last.
  ended.catch(() => undefined);
  await Promise.race([ended, untilReady(folder, () => isRunning)]);
  return server.pid ?? 0;
}

/** Stops a server: its open transactions are rolled back. */
export async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEnded(pid, stopMs)) return;
  signal(pid, 'SIGQUIT');
  await hasEnded(pid, stopMs);
}
