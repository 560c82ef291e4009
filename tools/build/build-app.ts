import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { compressFolder } from './compress.ts';
import { runWebpack } from './run-webpack.ts';

/**
 * Builds the app of a folder for production into its `dist`, including compressed siblings. Rejects with
 * webpack's own report.
 */
export async function buildApp(dir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const module = await import(pathToFileURL(join(dir, 'webpack.config.ts')).href);
  await runWebpack((await module.default) as Configuration);
  await compressFolder(join(dir, 'dist'));
}
