import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../apps.ts';

// A copy, so that a run that is cut off leaves nothing behind in the workspace.
const copy = mkdtempSync(join(tmpdir(), 'shootline-generators-'));
const published = join(root, '.cache', 'new-remote');
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: copy, stdio: 'inherit', env: process.env });
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

const actions = 'mfe-bookings/src/actions';
const filesOfActions = () => globSync('**/*.*', { cwd: join(copy, actions) });
const index = () => readFileSync(join(copy, actions, 'index.ts'), 'utf8').split('\n');

/** A new action is one file with its test, and one line. */
function addAction() {
  const files = new Set(filesOfActions());
  const lines = new Set(index());
  run(node, [quiet, 'tools/new-action.ts', 'submit_draft', 'Submit Draft']);
  assert.deepEqual(
    filesOfActions().filter((file) => !files.has(file)),
    ['submit-draft.ts', 'testing/submit-draft.case.ts'],
  );
  assert.deepEqual(
    index().filter((line) => !lines.has(line)),
    ["export { submitDraft } from './submit-draft.ts';"],
  );
}

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
  addAction();
  run(join(copy, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'tsconfig.json']);
  run(node, [
    quiet,
    '--experimental-vm-modules',
    'tools/node_modules/jest/bin/jest.js',
    '-c',
    'tools/jest/jest.config.ts',
    'mfe-equipment',
    `${actions}/actions.test.tsx`,
  ]);
  rmSync(published, { recursive: true, force: true });
  run(node, [quiet, 'tools/deploy.ts', 'mfe-equipment', published]);
  console.log('A new remote and a new action pass their tests; the remote is published.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
