import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../apps.ts';

/** Writes the files of a new folder. Throws a sentence for the user if the folder is there already. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  if (existsSync(folder)) throw new Error(`There is a folder ${folder} already.`);
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

const shell = process.platform === 'win32';

function checked({ status, stdout, stderr }: SpawnSyncReturns<string>, failure: string): void {
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${failure}`);
}

/** Formats files and folders as this workspace's. */
export function format(...paths: string[]): void {
  const args = ['--config', join(root, '.prettierrc.json'), '--write', ...paths];
  const options = { cwd: root, encoding: 'utf8', shell } as const;
  const made = spawnSync('node_modules/.bin/prettier', args, options);
  checked(made, 'The files could not be formatted.');
}

/** Installs the packages of a folder. */
export function install(folder: string): void {
  const { pnpm } = manifest.config;
  const args = ['--yes', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const made = spawnSync('npx', args, { cwd: folder, encoding: 'utf8', shell });
  checked(made, `The packages of ${folder} could not be installed.`);
}

/** Runs a script of a folder's package. */
export function runScript(folder: string, script: string): void {
  const made = spawnSync('npm', ['run', script], { cwd: folder, encoding: 'utf8', shell });
  checked(made, `npm run ${script} failed.`);
}
