import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';

const work = join(root, '.cache', 'report');
const types = join(work, 'types');

/** The declaration file of a TypeScript module. */
const declarationOf = (file: string) =>
  join(types, relative(root, file)).replace(/\.tsx?$/, '.d.ts');

/** Has the compiler write the declarations of all modules of these folders. */
export async function emitDeclarations(folders: string[]): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    outDir: types,
    rootDir: root,
    types: [],
  };
  const config = join(work, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    // All of them by path: what is found by the name of its package alone is taken for a library.
    include: folders.map((folder) => join(root, folder, 'src')),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing'].flatMap((pattern) =>
      folders.map((folder) => join(root, folder, 'src', pattern)),
    ),
  };
  await writeFile(config, JSON.stringify(settings));
  const compiler = startChild(join(root, 'node_modules/.bin/tsc'), [
    '-p',
    config,
    '--singleThreaded',
  ]);
  if ((await exitOf(compiler)) !== 0) {
    throw new Error('The types of shared-* cannot be written; the reason stands above.');
  }
}

const comment = /[ \t]*\/\*\*[\s\S]*?\*\/\n?/g;
const nested = /^ {8}.*\n/gm;
const imported = /(?:from |import\()["'](\.[^"']+)["']/g;

/**
 * Without comments, but for those that deprecate something, and without what is nested twice: nearly
 * all of that are the contract's shapes, which have a check of their own.
 */
function shortened(text: string): string {
  return text
    .replaceAll(comment, (found) => (found.includes('@deprecated') ? '/** @deprecated */\n' : ''))
    .replaceAll(nested, '');
}

/**
 * The declarations that the types of these modules consist of, by the path of their module: their own
 * and those of the modules that they refer to. Generated ones have a check of their own.
 */
export function reachableDeclarations(files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const path = relative(root, file);
    const declaration = declarationOf(file);
    if (found.has(path) || file.endsWith('.gen.ts') || !existsSync(declaration)) continue;
    const text = readFileSync(declaration, 'utf8');
    found.set(path, shortened(text));
    for (const [, source = ''] of text.matchAll(imported))
      waiting.push(join(dirname(file), source));
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}
