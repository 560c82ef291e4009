import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** Declarations that a build was made with (`types.json`): of shared code, and of widgets' props. */
export interface PublishedTypes {
  /** The module of each entry of shared-*. */
  entries: Record<string, string>;
  /** The module with the props of each widget, whether the build offers or uses it. */
  widgets: Record<string, string>;
  /** Declarations by module; imports of other modules are relative, of libraries by name. */
  modules: Record<string, string>;
}

const specifier = /(from |import |import\()(["'])([^"']+)\2/g;

/** The modules that a module's text imports. */
export const importsOf = (module: string, text: string): string[] =>
  [...text.matchAll(specifier)]
    .map(([, , , source = '']) => source)
    .filter((source) => source.startsWith('.'))
    .map((source) => posix.join(posix.dirname(module), source));

/** The text of a module with its imports named like modules, equal wherever the module is. */
export const placeless = (module: string, text: string): string =>
  text.replaceAll(specifier, (whole, before: string, quote: string, source: string) =>
    source.startsWith('.')
      ? before + quote + posix.join(posix.dirname(module), source) + quote
      : whole,
  );

const comment = /[ \t]*\/\*\*[\s\S]*?\*\/\n?|^\/\/.*\n/gm;
/** Makes a class of one build differ from the same class of another. */
const privateMember = /^\s+(?:private |#private\b).*\n/gm;
const generated = /^export (?:declare )?(interface|type|const) (\w+).*/gm;

/** Types of the API's contract fit all others, as the contract is compared for itself. */
function stubOf(text: string): string {
  return [...text.matchAll(generated)]
    .map(([, kind, name]) =>
      kind === 'const' ? `export declare const ${name}: any;` : `export type ${name} = any;`,
    )
    .join('\n');
}

/** An augmentation applies to a whole program, which compares two builds. */
const augmentation = /declare module ["']@shootline\/shared-api\/portal["'] \{/;

const candidates = (path: string) => {
  const bare = path.replace(/(\.d)?\.tsx?$/, '');
  return [`${bare}.d.ts`, `${bare}.ts`, join(bare, 'index.d.ts')];
};

/** Where declarations are: of entries, by import name, and the names of the folders that modules are in. */
export interface Declarations {
  entries: Map<string, string>;
  roots: Record<string, string>;
}

/** The declarations that these entries, and the widgets of these files, consist of. */
export function collectTypes(
  { entries, roots }: Declarations,
  wanted: Iterable<string>,
  widgets: Record<string, string>,
): PublishedTypes {
  const modules = new Map<string, string>();

  function nameOf(file: string): string {
    const found = Object.keys(roots).find((folder) => file.startsWith(`${folder}/`));
    if (found === undefined) {
      throw new Error(`${file} is in none of ${Object.keys(roots).join(', ')}.`);
    }
    return posix.join(roots[found] ?? '', relative(found, file)).replace(/(\.d)?\.ts$/, '');
  }

  function add(file: string): string {
    const name = nameOf(file);
    if (modules.has(name)) return name;
    const text = readFileSync(file, 'utf8');
    modules.set(name, '');
    const rewritten = (file.endsWith('.gen.d.ts') ? stubOf(text) : text)
      .replaceAll(comment, '')
      .replaceAll(privateMember, '')
      .replace(augmentation, 'export declare namespace Offered {')
      .replaceAll(specifier, (whole, before: string, quote: string, source: string) => {
        const found = source.startsWith('.')
          ? candidates(join(dirname(file), source)).find((path) => existsSync(path))
          : entries.get(source);
        if (found === undefined) return whole;
        const path = posix.relative(posix.dirname(name), add(found));
        return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      });
    modules.set(name, rewritten);
    return name;
  }

  const addAll = (files: [string, string | undefined][]) =>
    Object.fromEntries(
      files.flatMap(([key, file]) => (file === undefined ? [] : [[key, add(file)]])),
    );
  const published = {
    entries: addAll([...wanted].map((entry) => [entry, entries.get(entry)])),
    widgets: addAll(Object.entries(widgets)),
  };
  const sorted = [...modules].sort(([one], [other]) => one.localeCompare(other));
  return { ...published, modules: Object.fromEntries(sorted) };
}

/** A short hash of declarations, equal while no type has changed. */
export const hashOf = (types: PublishedTypes): string =>
  createHash('sha256').update(JSON.stringify(types)).digest('base64url').slice(0, 12);
