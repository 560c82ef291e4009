import { readFileSync, readdirSync } from 'node:fs';

/** Of `/proc/<pid>/stat`; Linux counts in hundredths of a second everywhere. */
const ticksPerSecond = 100;

type Stat = { pid: number; parent: number; ofEndedChildren: number };

/** A file of `/proc`; empty if the process or thread has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // The process has ended.
    return [];
  }
}

/** Seconds of the running threads of a process, by the scheduler's count of nanoseconds. */
function secondsOfThreads(pid: number): number {
  const nanoseconds = threadsOf(pid).map((thread) =>
    Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}

function statOf(pid: number): Stat | undefined {
  const text = read(`/proc/${pid}/stat`);
  if (text === '') return undefined;
  // The name in brackets may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ofEndedChildren = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  return { pid, parent: Number(fields[1]), ofEndedChildren };
}

/** Seconds of processor time that a process and its children have used; only on Linux. */
export function cpuSecondsOfTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statOf(Number(entry)) ?? []);
  const ended = all.find(({ pid }) => pid === root)?.ofEndedChildren ?? 0;
  const running = all.filter(({ pid, parent }) => pid === root || parent === root);
  return running.reduce((sum, { pid }) => sum + secondsOfThreads(pid), ended);
}
