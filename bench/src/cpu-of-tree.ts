import { readFileSync, readdirSync } from 'node:fs';

/** Of `/proc/<pid>/stat`; Linux counts in hundredths of a second everywhere. */
const ticksPerSecond = 100;

type Stat = { pid: number; parent: number; own: number; ofEndedChildren: number };

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const sum = (from: number) =>
      (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond;
    return { pid, parent: Number(fields[1]), own: sum(11), ofEndedChildren: sum(13) };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** Seconds of processor time that a process and its children have used; only on Linux. */
export function cpuSecondsOfTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statOf(Number(entry)) ?? []);
  const [own] = all.filter(({ pid }) => pid === root);
  const children = all.filter(({ parent }) => parent === root);
  return [own, ...children].reduce((sum, one) => sum + (one?.own ?? 0), own?.ofEndedChildren ?? 0);
}
