import { execFileSync, type StdioOptions } from 'node:child_process';
import { root } from '../apps.ts';

/** What git answers; undefined where it cannot, as in an image's build. */
export function git(...args: string[]): string | undefined {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const maxBuffer = 256 * 1024 * 1024;
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer }).trim();
  } catch {
    return undefined;
  }
}
