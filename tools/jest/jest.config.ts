import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));

const rootDir = here('../..');

// The reader is in another zone than every shoot, and in one that changes its clocks.
process.env['TZ'] = 'America/Los_Angeles';

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
  rootDir,
  roots: [...folders.map((folder) => `<rootDir>/${folder}`), ...(groups ? [groups] : [])],
  testMatch: groups ? ['**/*.group.mjs', '<rootDir>/tools/**/*.test.ts'] : ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env['SOAK_ROUNDS'] === undefined ? ['\\.soak\\.test\\.'] : []),
  ],
  silent: true,
  reporters: ['default', here('./times-reporter.ts')],
  testTimeout: 60_000,
  testEnvironment: resolve('jest-fixed-jsdom'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFiles: [here('./polyfills.ts')],
  setupFilesAfterEnv: [here('./setup.ts')],
  transform: {
    '\\.tsx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2024',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
