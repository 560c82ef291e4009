import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the app in a folder, under which it is released: its package's without the scope. */
export function appName(dir: string): string {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string };
  return name.slice(name.indexOf('/') + 1);
}
