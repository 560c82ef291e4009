import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../apps.ts';

/** One check of `npm test`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  /** Whether it uses one core, and may run beside others. */
  usesOneCore?: boolean;
  /** The step that it waits for. */
  after?: string;
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

export const types = (project = 'tsconfig.json'): Step => ({
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

export const format = (...files: string[]): Step => ({
  name: 'format',
  usesOneCore,
  command: bin('.', 'prettier'),
  args: [
    ...['--check', '--log-level=warn', '--ignore-unknown'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('format')],
    ...files,
  ],
});

export const lint = (...files: string[]): Step => ({
  name: 'lint',
  usesOneCore,
  command: bin('lint', 'eslint'),
  args: [
    ...['-c', 'lint/eslint.config.js', '--no-warn-ignored'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('lint')],
    ...files,
  ],
});

export const cruiser = bin('lint', 'depcruise');

export const cruiserArgs = [
  ...['--config', '.dependency-cruiser.cjs'],
  ...['--cache', kept('walls'), '--cache-strategy', 'content'],
];

export const importWalls = (files = '.'): Step => ({
  name: 'import walls',
  usesOneCore,
  command: cruiser,
  args: [...cruiserArgs, files],
});

/** The Jest tests, all or those whose paths match patterns, each file with modules of its own. */
export const isolatedUnit = (...files: string[]): Step => ({
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

const run = (name: string, script: string, ...args: string[]): Step => ({
  name,
  command: node,
  args: [quiet, script, ...args],
});

const check = (...args: Parameters<typeof run>): Step => ({ ...run(...args), usesOneCore });

/** The Jest tests, all or some files, in groups. */
export const unit = (...files: string[]) => run('unit', 'tools/test/unit-check.ts', ...files);
export const api = (...files: string[]) =>
  run('API', 'api-server/tests/run.ts', 'postgres', ...files);
/** The browser tests, all or those of some files, on the portals as built. */
export const e2e = (...specs: string[]): Step => ({
  ...run('e2e', 'tools/test/e2e.ts', ...specs),
  after: 'build',
});

export const contractTypes = check('contract types', 'tools/test/contract-check.ts');
export const contractLint = check('contract lint', 'lint/contract/check.js');
export const texts = check('texts', 'tools/texts.ts', '--check');
export const settings = check('settings', 'tools/settings.ts', '--check');
export const migrations = check('migrations', 'api-server/proofs/migrations/run.ts');
/** The number of files in a folder. */
export const folders = check('folders', 'tools/test/folders-check.ts');
export const containers = check('containers', 'tools/test/containers-check.ts');
/** The chart for Kubernetes, rendered. */
export const chart = check('chart', 'tools/test/chart-check.ts');
export const pipelines = check('pipelines', 'tools/test/pipelines-check.ts');
/** The documents and headings that code and documents refer to. */
export const documents = check('documents', 'tools/test/documents-check.ts');
export const alerts = check('alerts', 'tools/test/alerts-check.ts');
export const deadCode: Step = {
  name: 'dead code',
  usesOneCore,
  command: bin('.', 'knip'),
  args: [],
};
export const pooler = check(
  'API on pgBouncer',
  'tools/test/pgbouncer-check.ts',
  'src/platform/db/connection/pooler.test.ts',
);
export const build = check('build', 'tools/test/build-check.ts');

/** The checks of one app, by its folder: its files, and the types of their imports. */
export function stepsOfApp(app: string): Step[] {
  return [
    isolatedUnit(`${app}/`),
    format(app),
    types(`${app}/tsconfig.json`),
    lint(app),
    importWalls(app),
  ];
}

/** All checks. Those of one core run beside the component tests, which come first. */
export function steps(): Step[] {
  return [
    unit(),
    format('.'),
    types(),
    contractTypes,
    contractLint,
    texts,
    settings,
    lint('.'),
    importWalls(),
    folders,
    migrations,
    containers,
    chart,
    pipelines,
    deadCode,
    documents,
    build,
    alerts,
    pooler,
    api(),
    e2e(),
  ];
}
