import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';

const folders = ['shared-api', 'shared-ui'];
const cache = join(root, '.cache', 'declarations');

/** A hash of everything that the declarations are made from. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const sources = folders
    .flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  for (const file of ['tsconfig.json', 'pnpm-lock.yaml', ...sources.sort()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function emit(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    outDir: into,
    rootDir: root,
    types: [],
  };
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    // Lists all modules by path, as a module found only by its package's name counts as a library.
    include: folders.map((folder) => join(root, folder, 'src')),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing'].flatMap((pattern) =>
      folders.map((folder) => join(root, folder, 'src', pattern)),
    ),
  };
  const config = join(into, 'tsconfig.json');
  await writeFile(config, JSON.stringify(settings));
  const arguments_ = ['-p', config, '--singleThreaded'];
  const compiler = startChild(join(root, 'node_modules/.bin/tsc'), arguments_);
  if ((await exitOf(compiler)) !== 0) {
    throw new Error('The types of shared-* cannot be written; see the errors above.');
  }
}

/** The folder of the declarations of shared-*, which the compiler writes again only after a change. */
export async function emittedDeclarations(): Promise<string> {
  const folder = join(cache, sourceHash());
  if (existsSync(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  await emit(own);
  const others = globSync('*', { cwd: cache }).filter((name) => !own.endsWith(`/${name}`));
  for (const other of others.filter((name) => !name.includes('.'))) {
    await rm(join(cache, other), { recursive: true, force: true });
  }
  // Another build may have been faster.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  return folder;
}
