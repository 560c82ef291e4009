import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { root } from '../apps.ts';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';

const stampOf = (app: string) => join(root, '.cache', 'built', app);

/** Whether the `dist` of an app was built from its files as they are now. */
export function isBuilt(app: string): boolean {
  const stamp = stampOf(app);
  if (!existsSync(stamp) || !existsSync(join(root, app, 'dist'))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(app);
}

/**
 * Builds the app of a folder for production into its `dist`, compressed siblings included. Rejects with
 * webpack's own report.
 */
export async function buildApp(dir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const app = basename(dir);
  const stamp = stampOf(app);
  const now = fingerprint(app);
  await rm(stamp, { force: true });
  const { default: webpack } = await import('webpack');
  const module = await import(pathToFileURL(join(dir, 'webpack.config.ts')).href);
  const compiler = webpack((await module.default) as Configuration);
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise<void>((done, fail) => compiler?.close((e) => (e ? fail(e) : done())));
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'No build.');
  }
  await compressFolder(join(dir, 'dist'));
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
}

if (import.meta.main) await buildApp(resolve(process.argv[2] ?? '.'));
