import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../apps.ts';

/** One check of `npm test`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether it may run beside the next step if that also uses one core. */
  usesOneCore?: boolean;
}

const bin = (folder: string, name: string) => join(root, folder, 'node_modules', '.bin', name);
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

function installed(folder: string, pattern: string): string {
  const [file] = globSync(pattern, { cwd: join(root, folder, 'node_modules') });
  if (!file) throw new Error(`${basename(pattern)} is not installed in ${folder}.`);
  return join(root, folder, 'node_modules', file);
}

const usesOneCore = true;

/** A place for what a check keeps from one run to the next, by the content of its input. */
const kept = (name: string) => join(root, '.cache', 'checks', name);

const types = (project: string): Step => ({
  name: 'types',
  usesOneCore,
  command: bin('.', 'tsc'),
  args: [
    '--noEmit',
    // Several would each work out the types that they share.
    ...['--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', kept(`types-${project.replaceAll('/', '-')}`)],
    ...['-p', project],
  ],
});

const format = (files: string): Step => ({
  name: 'format',
  usesOneCore,
  command: bin('.', 'prettier'),
  args: [
    ...['--check', '--log-level=warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('format')],
    files,
  ],
});

const lint = (files: string): Step => ({
  name: 'lint',
  usesOneCore,
  command: bin('lint', 'eslint'),
  args: [
    ...['-c', 'lint/eslint.config.js'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('lint')],
    files,
  ],
});

const importWalls = (files: string): Step => ({
  name: 'import walls',
  usesOneCore,
  command: bin('lint', 'depcruise'),
  args: ['--config', '.dependency-cruiser.cjs', files],
});

/** The Jest tests, all or those whose paths match patterns. */
export const unit = (...files: string[]): Step => ({
  name: 'unit',
  command: node,
  args: [
    quiet,
    '--experimental-vm-modules',
    installed('tools', 'jest/bin/jest.js'),
    '-c',
    'tools/jest/jest.config.ts',
    '--maxWorkers=2',
    ...files,
  ],
});

/** The checks of one app, by its folder: its files, and the types of their imports. */
export function stepsOfApp(app: string): Step[] {
  return [format(app), types(`${app}/tsconfig.json`), lint(app), importWalls(app), unit(`${app}/`)];
}

/** All checks in starting order, quick ones first. */
export function steps(): Step[] {
  return [
    format('.'),
    types('tsconfig.json'),
    {
      name: 'contract types',
      usesOneCore,
      command: node,
      args: [quiet, 'tools/test/contract-check.ts'],
    },
    { name: 'contract lint', usesOneCore, command: node, args: [quiet, 'lint/contract/check.js'] },
    { name: 'texts', usesOneCore, command: node, args: [quiet, 'tools/texts.ts', '--check'] },
    lint('.'),
    importWalls('.'),
    {
      name: 'migrations',
      usesOneCore,
      command: node,
      args: [quiet, 'api-server/proofs/migrations/run.ts'],
    },
    {
      name: 'containers',
      usesOneCore,
      command: node,
      args: [quiet, 'tools/test/containers-check.ts'],
    },
    { name: 'alerts', usesOneCore, command: node, args: [quiet, 'tools/test/alerts-check.ts'] },
    { name: 'dead code', usesOneCore, command: bin('.', 'knip'), args: [] },
    { name: 'unit', command: node, args: [quiet, 'tools/test/unit-check.ts'] },
    {
      name: 'API',
      command: node,
      args: [quiet, 'api-server/tests/run.ts', 'postgres'],
    },
    {
      name: 'API on pgBouncer',
      command: node,
      args: [quiet, 'tools/test/pgbouncer-check.ts', 'src/platform/db/pooler.test.ts'],
    },
    { name: 'build', command: node, args: [quiet, 'tools/test/build-check.ts'] },
    { name: 'e2e', command: node, args: [quiet, 'tools/test/e2e.ts'] },
  ];
}
