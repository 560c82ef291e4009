import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../apps.ts';

/** Names the file of the times of a run, for the test runners that it starts. */
const variable = 'TEST_TIMES';

const noted = join(root, '.cache', 'checks', 'file-times.jsonl');

type FileTime = { file: string; seconds: number };

/** Forgets the times of the last run. Returns the environment of test runners whose times are noted. */
export function newTimes(): Record<string, string> {
  mkdirSync(dirname(noted), { recursive: true });
  rmSync(noted, { force: true });
  return { [variable]: noted };
}

/**
 * Notes what a part of a test file took, in milliseconds; for the reporter of a test runner. Does nothing in
 * one that was started by itself.
 */
export function noteTime(file: string, ms: number): void {
  const times = process.env[variable];
  if (times === undefined) return;
  const path = relative(root, resolve(root, file)).replaceAll('\\', '/');
  appendFileSync(times, `${JSON.stringify({ file: path, seconds: ms / 1000 })}\n`);
}

/** The files of tests that took longest since `newTimes`, in seconds, slowest first. */
export function slowestFiles(count: number): FileTime[] {
  let lines: string[];
  try {
    lines = readFileSync(noted, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
  const seconds = new Map<string, number>();
  for (const line of lines) {
    const { file, seconds: part } = JSON.parse(line) as FileTime;
    seconds.set(file, (seconds.get(file) ?? 0) + part);
  }
  return Array.from(seconds, ([file, all]) => ({ file, seconds: all }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
