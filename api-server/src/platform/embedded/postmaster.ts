import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 20;

/** Whether a process of any user runs. One that has ended may wait for a parent that never asks. */
export function isAlive(pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    }
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Waits until a process has ended; false if it still runs after `ms` milliseconds. */
export async function hasEnded(pid: number, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await wait(pauseMs);
  }
  return true;
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** The command line of a process as parts; of PostgreSQL's children it is the name of their server and task. */
function commandOf(pid: number | string): string[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.split(/\s+/);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
  } catch {
    // It has ended.
    return [];
  }
}

/** Whether a process is of the server of this name, as its number may be another process's by now. */
const isOf = (name: string, pid: number | string) =>
  commandOf(pid).some((part) => part === `cluster_name=${name}` || part === `${name}:`);

type Postmaster = { pid: number; port: number };

const fileOf = (folder: string) => join(folder, 'postmaster.pid');

/** Whether the server on a folder's files takes connections, by what it wrote there. */
export function isReady(folder: string): boolean {
  if (!existsSync(fileOf(folder))) return false;
  return readFileSync(fileOf(folder), 'utf8').split('\n')[7]?.trim() === 'ready';
}

/** The main process of the server of this name on a folder's files, whoever started it. */
export function postmasterOf(folder: string, name: string): Postmaster | undefined {
  if (!existsSync(fileOf(folder))) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(fileOf(folder), 'utf8').split('\n').map(Number);
  const isOurs = pid > 0 && isAlive(pid) && (process.platform === 'win32' || isOf(name, pid));
  return isOurs ? { pid, port } : undefined;
}

/**
 * Ends processes of a server whose main process was killed: busy ones go on for a while, and no new one
 * starts beside them. Elsewhere than on Linux they end with their work.
 */
export function endLeftovers(name: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    if (/^\d+$/.test(pid) && isOf(name, pid)) signal(Number(pid), 'SIGQUIT');
  }
}
