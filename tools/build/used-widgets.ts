import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const declared = /^ +'([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)':/gm;

/** The names of the widgets that a text declares. */
export const widgetNames = (text: string): string[] =>
  [...text.matchAll(declared)].map(([, name = '']) => name);

const namesIn = (file: string) => widgetNames(readFileSync(file, 'utf8'));

/** The files that declare the props of the widgets that a remote offers or shows, by the widgets' names. */
export function widgetFiles(folder: string): Record<string, string> {
  const files = globSync('{widgets.ts,types/*.d.ts}', { cwd: folder });
  const paths = files.map((file) => join(folder, file));
  return Object.fromEntries(paths.flatMap((file) => namesIn(file).map((name) => [name, file])));
}

/** Whether code shows a widget. */
export const showsWidget = (code: string, name: string): boolean =>
  code.includes(`'${name}'`) || code.includes(`"${name}"`);

/** The widgets that the source in a folder shows, among these files of a build. */
export function usedWidgets(files: Iterable<string>, folder: string): string[] {
  const own = [...files].filter((file) => file.startsWith(join(folder, 'src')));
  const code = own.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return Object.keys(widgetFiles(folder))
    .filter((name) => code.some((text) => showsWidget(text, name)))
    .sort();
}
