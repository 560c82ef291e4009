import { spawnSync } from 'node:child_process';
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

function run(command: string, args: string[], cwd: string, failure: string): void {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${failure}`);
}

/** Formats files and folders as this workspace's. */
export function format(...paths: string[]): void {
  const args = ['--config', join(root, '.prettierrc.json'), '--write', ...paths];
  run(join(root, 'node_modules/.bin/prettier'), args, root, 'The files could not be formatted.');
}

/** Installs the packages of a folder. */
export function install(folder: string): void {
  const args = [
    '--yes',
    manifest.config.pnpm,
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
  ];
  run('npx', args, folder, `The packages of ${folder} could not be installed.`);
}

/** Runs a script of a folder's package. */
export const runScript = (folder: string, script: string): void =>
  run('npm', ['run', script], folder, `npm run ${script} failed.`);
