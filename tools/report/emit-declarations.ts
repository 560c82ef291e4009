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

/** Makes the compiler write the declarations of all modules in these folders. */
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
    // Lists all modules by path, as a module found only by its package's name counts as a library.
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
    throw new Error('The types of shared-* cannot be written; see the errors above.');
  }
}

const comment = /[ \t]*\/\*\*[\s\S]*?\*\/\n?/g;
const nested = /^ {8}.*\n/gm;
const imported = /(?:from |import\()["'](\.[^"']+)["']/g;

/**
 * Removes comments, except deprecations, and types nested twice: nearly all of these are shapes of the
 * contract, which is checked separately.
 */
function shortened(text: string): string {
  return text
    .replaceAll(comment, (found) => (found.includes('@deprecated') ? '/** @deprecated */\n' : ''))
    .replaceAll(nested, '');
}

/**
 * The declarations that the types of these modules consist of, by module path: their own and those of
 * modules they refer to. Generated ones are checked separately.
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
