import { execFileSync, type StdioOptions } from 'node:child_process';
import { root } from '../apps.ts';

/** Git's answer in a folder; undefined where it cannot answer, as in an image's build. */
export function gitIn(cwd: string, ...args: string[]): string | undefined {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const maxBuffer = 256 * 1024 * 1024;
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio, maxBuffer }).trim();
  } catch {
    return undefined;
  }
}

export const git = (...args: string[]) => gitIn(root, ...args);
