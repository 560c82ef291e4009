import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { root } from '../apps.ts';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { runWebpack } from './run-webpack.ts';

const stampOf = (app: string) => join(root, '.cache', 'built', app);

/** Whether the `dist` of an app was built from its current files. */
export function isBuilt(app: string): boolean {
  const stamp = stampOf(app);
  if (!existsSync(stamp) || !existsSync(join(root, app, 'dist'))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(app);
}

/**
 * Builds the app of a folder for production into its `dist`, including compressed siblings. Rejects with
 * webpack's own report.
 */
export async function buildApp(dir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const app = basename(dir);
  const stamp = stampOf(app);
  const now = fingerprint(app);
  await rm(stamp, { force: true });
  const module = await import(pathToFileURL(join(dir, 'webpack.config.ts')).href);
  await runWebpack((await module.default) as Configuration);
  await compressFolder(join(dir, 'dist'));
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
}

if (import.meta.main) await buildApp(resolve(process.argv[2] ?? '.'));
