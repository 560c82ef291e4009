import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jestOptions } from './options.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const rootDir = here('../..');

// The folder of entries that each import several test files of the apps, in a whole run.
const groups = process.env['UNIT_GROUPS'];
const folders = [
  'shell',
  'shared-ui',
  'shared-api',
  'tools',
  ...globSync('mfe-*', { cwd: rootDir }),
];

export default {
  ...jestOptions,
  rootDir,
  roots: [...folders.map((folder) => `<rootDir>/${folder}`), ...(groups ? [groups] : [])],
  ...(groups && { testMatch: ['**/*.group.mjs', '<rootDir>/tools/**/*.test.ts'] }),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env['SOAK_ROUNDS'] === undefined ? ['\\.soak\\.test\\.'] : []),
  ],
  reporters: ['default', here('./times-reporter.ts')],
};
