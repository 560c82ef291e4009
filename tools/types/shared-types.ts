import { join, relative } from 'node:path';
import { root } from '../apps.ts';
import { ownEntries } from '../build/shared-libraries.ts';
import { widgetFiles } from '../build/used-widgets.ts';
import { collectTypes, type Declarations, hashOf } from './collect-types.ts';
import { emittedDeclarations } from './emit-declarations.ts';

/** The declarations of shared-* and a hash of them, which a build of this workspace is made with. */
export interface SharedTypes {
  declarations: Declarations;
  hash: string;
}

/** The types of shared-*, as an app of this workspace uses or provides them. */
export async function sharedTypes(appDir: string): Promise<SharedTypes> {
  const folder = await emittedDeclarations();
  const entries = new Map(
    ownEntries(appDir).map(({ key, file }) => [
      key,
      join(folder, relative(root, file)).replace(/\.tsx?$/, '.d.ts'),
    ]),
  );
  const declarations = { entries, roots: [folder, root] };
  return { declarations, hash: hashOf(collectTypes(declarations, entries.keys(), {})) };
}

/** The files that declare the props of the widgets that a remote offers or uses, by the widgets' names. */
export function knownWidgets(folder: string, used: readonly string[]): Record<string, string> {
  const isKnown = ([widget, file]: [string, string]) =>
    file === join(folder, 'widgets.ts') || used.includes(widget);
  return Object.fromEntries(Object.entries(widgetFiles(folder)).filter(isKnown));
}
