import type { Configuration, Stats } from 'webpack';

/** Runs webpack once. Rejects with webpack's own report. */
export async function runWebpack(config: Configuration): Promise<void> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler?.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise<void>((done, fail) => compiler?.close((e) => (e ? fail(e) : done())));
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'No build.');
  }
}
