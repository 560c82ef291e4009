import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));

// The reader is in another zone than every shoot, and in one that changes its clocks.
process.env['TZ'] = 'America/Los_Angeles';

/** Jest options for the tests of any app. */
export const jestOptions = {
  testMatch: ['**/*.test.{ts,tsx}'],
  silent: true,
  testTimeout: 60_000,
  testEnvironment: resolve('jest-fixed-jsdom'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFiles: [here('polyfills')],
  setupFilesAfterEnv: [here('setup')],
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
