import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../apps.ts';
import { buildApp } from '../build/build-app.ts';
import { fingerprint } from './fingerprint.ts';

const stampOf = (app: string) => join(root, '.cache', 'built', app);

/** Whether the `dist` of an app was built from its current files. */
export function isBuilt(app: string): boolean {
  const stamp = stampOf(app);
  if (!existsSync(stamp) || !existsSync(join(root, app, 'dist'))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(app);
}

/** Builds an app of this workspace, and notes from which files. */
export async function build(app: string): Promise<void> {
  const stamp = stampOf(app);
  const now = fingerprint(app);
  await rm(stamp, { force: true });
  await buildApp(join(root, app));
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
}

if (import.meta.main) await build(process.argv[2] ?? '');
