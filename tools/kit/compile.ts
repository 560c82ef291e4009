import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';

const work = join(root, '.cache', 'kit');

/** The folder of the compiled files, at their paths in the workspace. */
export const compiled = join(work, 'compiled');

const sources = [
  ...['shared-api/src', 'shared-ui/src', 'tools/kit/bin.ts', 'tools/kit/index.ts'],
  // Jest finds these by their paths.
  ...['tools/kit/jest.config.ts', 'tools/jest/polyfills.ts', 'tools/jest/setup.ts'],
];

/** Compiles the code of the kit to JavaScript with declarations, which Node needs in `node_modules`. */
export async function compileKit(): Promise<void> {
  await rm(compiled, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      outDir: compiled,
      rootDir: root,
    },
    include: sources.map((source) => join(root, source)),
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  const config = join(work, 'tsconfig.json');
  await writeFile(config, JSON.stringify(settings));
  const compiler = startChild(join(root, 'node_modules/.bin/tsc'), ['-p', config]);
  if ((await exitOf(compiler)) !== 0) {
    throw new Error('The kit cannot be compiled; see the errors above.');
  }
}
