import { readFileSync, readdirSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Milliseconds of processor time that all running processes of this name have used; only on Linux. */
export function cpuMsOf(name: string): number {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const own = pids.filter((pid) => read(`/proc/${pid}/comm`).trim() === name);
  const nanoseconds = own.map((pid) => Number(read(`/proc/${pid}/schedstat`).split(' ')[0] ?? 0));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}
