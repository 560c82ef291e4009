import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';

/** Builds the app of a folder for production into its `dist`. Rejects with webpack's own report. */
export async function buildApp(dir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
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
}

if (import.meta.main) await buildApp(resolve(process.argv[2] ?? '.'));
