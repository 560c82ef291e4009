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
