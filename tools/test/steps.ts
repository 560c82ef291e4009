import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../apps.ts';

/** One check of `npm test`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const bin = (folder: string, name: string) => join(root, folder, 'node_modules', '.bin', name);
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

/** How the contract becomes types. */
export const contractTypes = [
  'shared-api/openapi.yaml',
  '-o',
  'shared-api/src/contract/openapi.gen.ts',
  '--default-non-nullable=false',
];

function installed(folder: string, pattern: string): string {
  const [file] = globSync(pattern, { cwd: join(root, folder, 'node_modules') });
  if (!file) throw new Error(`${basename(pattern)} is not installed in ${folder}.`);
  return join(root, folder, 'node_modules', file);
}

/** Every check, in the order in which they run: the quick ones first. */
export function steps(): Step[] {
  return [
    { name: 'format', command: bin('.', 'prettier'), args: ['--check', '--log-level=warn', '.'] },
    { name: 'types', command: bin('.', 'tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
    {
      name: 'contract types',
      command: bin('tools', 'openapi-typescript'),
      args: [...contractTypes, '--check'],
    },
    { name: 'contract lint', command: node, args: [quiet, 'lint/contract/check.js'] },
    { name: 'lint', command: bin('lint', 'eslint'), args: ['-c', 'lint/eslint.config.js', '.'] },
    {
      name: 'import walls',
      command: bin('lint', 'depcruise'),
      args: ['--config', '.dependency-cruiser.cjs', '.'],
    },
    { name: 'dead code', command: bin('.', 'knip'), args: [] },
    {
      name: 'unit',
      command: node,
      args: [
        quiet,
        '--experimental-vm-modules',
        installed('tools', 'jest/bin/jest.js'),
        '-c',
        'tools/jest/jest.config.ts',
        '--maxWorkers=2',
      ],
    },
    {
      name: 'API on PGlite',
      command: node,
      // What engines do differently; the rest on PGlite is part of the soak.
      args: [quiet, 'api-server/tests/run.ts', 'pglite', '--engine-tests'],
    },
    {
      name: 'API on PostgreSQL',
      command: node,
      args: [quiet, 'api-server/tests/run.ts', 'postgres'],
    },
    { name: 'generators', command: node, args: [quiet, 'tools/test/generators-check.ts'] },
    { name: 'build', command: node, args: [quiet, 'tools/test/build-check.ts'] },
    { name: 'e2e', command: node, args: [quiet, 'tools/test/e2e.ts'] },
  ];
}
