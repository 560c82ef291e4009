import { join, relative } from 'node:path';
import { root } from '../apps.ts';
import { ownEntries, packageFolder } from '../build/shared-libraries.ts';
import { widgetFiles } from '../build/used-widgets.ts';
import { collectTypes, type Declarations, hashOf } from './collect-types.ts';
import { emittedDeclarations } from './emit-declarations.ts';

/** The declarations of shared-* and a hash of them, which a build is made with. */
export interface SharedTypes {
  declarations: Declarations;
  hash: string;
}

type Entry = ReturnType<typeof ownEntries>[number];

/** The declarations of this workspace, which the compiler writes. */
async function emitted(entries: Entry[]): Promise<Declarations> {
  const folder = await emittedDeclarations();
  const fileOf = (file: string) => join(folder, relative(root, file)).replace(/\.tsx?$/, '.d.ts');
  return {
    entries: new Map(entries.map(({ key, file }) => [key, fileOf(file)])),
    roots: { [folder]: '', [root]: '' },
  };
}

/** The declarations in the packages of the kit, under their names in the workspace. */
function packed(appDir: string, entries: Entry[]): Declarations {
  const dist = (name: string) => join(packageFolder(appDir, `@shootline/${name}`), 'dist');
  const names = ['shared-api', 'shared-ui'].map((name) => [dist(name), `${name}/src`]);
  return {
    entries: new Map(entries.map(({ key, file }) => [key, file.replace(/\.js$/, '.d.ts')])),
    roots: { ...Object.fromEntries(names), [appDir]: '' },
  };
}

/** The types of shared-*, as an app uses or provides them. */
export async function sharedTypes(appDir: string): Promise<SharedTypes> {
  const entries = ownEntries(appDir);
  const isPacked = entries.some(({ file }) => file.endsWith('.js'));
  const declarations = isPacked ? packed(appDir, entries) : await emitted(entries);
  return {
    declarations,
    hash: hashOf(collectTypes(declarations, declarations.entries.keys(), {})),
  };
}

/** The files that declare the props of the widgets that a remote offers or uses, by the widgets' names. */
export function knownWidgets(folder: string, used: readonly string[]): Record<string, string> {
  const isKnown = ([widget, file]: [string, string]) =>
    file === join(folder, 'widgets.ts') || used.includes(widget);
  return Object.fromEntries(Object.entries(widgetFiles(folder)).filter(isKnown));
}
