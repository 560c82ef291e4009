import { globSync } from 'node:fs';
import { root } from '../apps.ts';

const outsideSoak = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.soak\.test\./.test(file))
    .sort();

/** The test files of the apps and of what they share. */
export const componentFiles = () =>
  outsideSoak('{shell,shared-ui,shared-api,mfe-*}/**/*.test.{ts,tsx}');

export const toolFiles = () => outsideSoak('tools/**/*.test.ts');

export const apiFiles = () => outsideSoak('api-server/{src,demo,proofs}/**/*.test.ts');
