import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';

const shared = ['shared-api', 'shared-ui', 'tools/build', 'tools/types', 'pnpm-lock.yaml'];

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return globSync(`${path}/**/*`, {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist)$|\.test\.tsx?$/.test(name),
  }).filter((file) => statSync(join(root, file)).isFile());
}

/** The files that go into an app's build. */
export const inputsOf = (app: string): string[] => [app, ...shared].flatMap(filesOf).sort();

/** A hash of everything that goes into an app's build. */
export function fingerprint(app: string): string {
  const hash = createHash('sha256');
  for (const file of inputsOf(app)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
