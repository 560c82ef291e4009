import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Steps that run beside each other install one after another. */
const lock = join(tmpdir(), 'shootline-installs.lock');

/** Installs packages when run as root on Debian; does nothing elsewhere. */
export function installFromDebian(title: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${title}...`);
  const inTurn = (...args: string[]) =>
    spawnSync('flock', [lock, 'apt-get', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  inTurn('update', '-qq');
  inTurn('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Whether all these files are there, after installing the packages if one is missing. */
export function hasInstalled(
  title: string,
  packages: readonly string[],
  files: readonly string[],
): boolean {
  const areThere = () => files.every((file) => existsSync(file));
  if (!areThere()) installFromDebian(title, packages);
  return areThere();
}
