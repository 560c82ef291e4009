import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';

const declared = /^ +'([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)':/gm;

const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name = '']) => name);

/** The files that declare the props of the widgets that remotes offer to others, by the widgets' names. */
export function widgetFiles(): Record<string, string> {
  const files = globSync('mfe-*/widgets.ts', { cwd: root }).map((file) => join(root, file));
  return Object.fromEntries(files.flatMap((file) => namesIn(file).map((name) => [name, file])));
}

/** The widgets of other remotes that the source in a folder shows, among these files of a build. */
export function usedWidgets(files: Iterable<string>, folder: string): string[] {
  const own = [...files].filter((file) => file.startsWith(join(folder, 'src')));
  const code = own.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return Object.keys(widgetFiles())
    .filter((name) => code.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)))
    .sort();
}
