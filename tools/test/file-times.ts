import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../apps.ts';

const noted = join(root, '.cache', 'checks', 'file-times.jsonl');

type FileTime = { file: string; seconds: number };

/** Forgets the times of the last run. */
export function forgetTimes(): void {
  mkdirSync(dirname(noted), { recursive: true });
  rmSync(noted, { force: true });
}

/** Notes what a part of a test file took, in milliseconds; for the reporter of a test runner. */
export function noteTime(file: string, ms: number): void {
  const path = relative(root, resolve(root, file)).replaceAll('\\', '/');
  appendFileSync(noted, `${JSON.stringify({ file: path, seconds: ms / 1000 })}\n`);
}

/** The files of tests that took longest since times were forgotten, in seconds, slowest first. */
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
