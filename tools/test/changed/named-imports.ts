import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../../apps.ts';

const moduleOf = (file: string) => parseSync(file, readFileSync(join(root, file), 'utf8')).module;

/** Whether a file of a shared package only passes on what others export. */
export const isBarrel = (file: string) =>
  /^shared-[^/]+\/src\/(.+\/)?(index|basics)\.ts$/.test(file);

const known = new Map<string, Map<string, string>>();

/** The file that each name of a module comes from. */
function originsIn(file: string): Map<string, string> {
  const had = known.get(file);
  if (had) return had;
  const origins = new Map<string, string>();
  known.set(file, origins);
  const exported = moduleOf(file).staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, importName, exportName, isType } of exported) {
    if (isType) continue;
    const from = moduleRequest?.value.startsWith('.')
      ? join(dirname(file), moduleRequest.value).replaceAll('\\', '/')
      : file;
    const inside = from === file ? undefined : originsIn(from);
    if (importName.kind === 'AllButDefault') {
      for (const [name, origin] of inside ?? []) origins.set(name, origin);
    } else if (exportName.name) {
      origins.set(exportName.name, inside?.get(importName.name ?? '') ?? from);
    }
  }
  return origins;
}

/** The files whose names a module imports from a barrel, which it calls `specifier`. */
export function originsOf(importer: string, specifier: string, barrel: string): string[] {
  const names = moduleOf(importer)
    .staticImports.filter(({ moduleRequest }) => moduleRequest.value === specifier)
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ importName }) => importName.name ?? '');
  return names.map((name) => originsIn(barrel).get(name) ?? barrel);
}
