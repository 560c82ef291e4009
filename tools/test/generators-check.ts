import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../apps.ts';

// Works in a copy, so an interrupted run leaves nothing behind in the workspace.
const copy = mkdtempSync(join(tmpdir(), 'shootline-generators-'));
const published = join(root, '.cache', 'new-remote');
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: copy, stdio: 'inherit', env: process.env });
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

try {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  run('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=silent']);
  run(node, [quiet, 'tools/new-remote.ts', 'equipment']);
  run(join(copy, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'tsconfig.json']);
  run(node, [
    quiet,
    '--experimental-vm-modules',
    'tools/node_modules/jest/bin/jest.js',
    '-c',
    'tools/jest/jest.config.ts',
    'mfe-equipment',
  ]);
  rmSync(published, { recursive: true, force: true });
  run(node, [quiet, 'tools/deploy.ts', 'mfe-equipment', published]);
  console.log('A new remote passes its test and is published.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
