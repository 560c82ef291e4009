import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages when run as root on Debian; does nothing elsewhere. */
export function installFromDebian(title: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${title}...`);
  spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
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
