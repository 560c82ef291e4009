import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteFolders, root } from '../apps.ts';
import { publishedTypes } from '../build/published-types.ts';
import { showsWidget, widgetNames } from '../build/used-widgets.ts';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const sourcesOf = (app: string) =>
  globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: root }).map((file) => read(file));
const copiesIn = (apps: string[]) =>
  apps.flatMap((app) => globSync(`${app}/types/*.d.ts`, { cwd: root }));

/** The published types of each remote with widgets. */
function publishing(): { name: string; text: string; widgets: string[] }[] {
  return remoteFolders().flatMap((folder) => {
    const text = publishedTypes(join(root, folder));
    if (text === null) return [];
    return [{ name: folder.replace('mfe-', ''), text, widgets: widgetNames(text) }];
  });
}

/** The types of other remotes' widgets that each remote shows, by the path of its copy. */
function copies(): Map<string, string> {
  const published = publishing();
  const found = remoteFolders().flatMap((app) => {
    const sources = sourcesOf(app);
    return published
      .filter(({ name }) => app !== `mfe-${name}`)
      .filter(({ widgets }) =>
        widgets.some((widget) => sources.some((code) => showsWidget(code, widget))),
      )
      .map(({ name, text }): [string, string] => [`${app}/types/${name}.d.ts`, text]);
  });
  return new Map(found);
}

/** Copies that are missing, out of date, or of widgets no longer shown. */
export function staleWidgetTypes(): string[] {
  const now = copies();
  const stale = [...now].filter(
    ([file, text]) => !existsSync(join(root, file)) || read(file) !== text,
  );
  const left = copiesIn(remoteFolders()).filter((file) => !now.has(file));
  return [...stale.map(([file]) => file), ...left];
}

/** Gives each remote the types of the widgets that it shows. */
export async function writeWidgetTypes(): Promise<void> {
  for (const file of copiesIn(remoteFolders())) await rm(join(root, file));
  for (const [file, text] of copies()) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
