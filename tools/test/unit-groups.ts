import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../apps.ts';

/** Files that share modules and a page: loading the modules costs more than most files. */
const filesInGroup = 17;

/** Files that depend on modules or a page of their own; those of a folder if it ends with a slash. */
const alone = [
  'shell/src/scroll-position.test.tsx',
  'shell/src/session/forgotten-password.test.tsx',
];

const block = join(root, 'tools/jest/own-block.ts');

/** The testing helper of a file that starts one mock server for every file which imports it, if any. */
function sharedServer(file: string): string | undefined {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g);
  const paths = [...imports].map(([, path = '']) => join(root, dirname(file), path));
  return paths.find(
    (path) =>
      existsSync(path) && /^export const \w+ = mockServer\(/m.test(readFileSync(path, 'utf8')),
  );
}

/** The files that may be in one group have the same key. */
function keyOf(file: string): string {
  if (alone.some((one) => file.startsWith(one))) return file;
  return sharedServer(file) ?? file.slice(0, file.indexOf('/'));
}

const importing = (file: string) => `import ${JSON.stringify(file)};\n`;

/** Code with hooks for every file of a group: a mock server that they share, and React's cleaning up. */
function sharedBy(files: readonly string[]): string[] {
  const [first = ''] = files;
  const library = '@testing-library/react';
  const usesReact = files.some((file) => readFileSync(join(root, file), 'utf8').includes(library));
  const own = createRequire(join(root, first));
  return [sharedServer(first) ?? [], usesReact ? own.resolve(library) : []].flat();
}

function entryOf(files: readonly string[]): string {
  const blocks = files.map((file) => {
    const path = JSON.stringify(join(root, file));
    return `await inOwnBlock(${JSON.stringify(file)}, () => import(${path}));\n`;
  });
  return [
    ...sharedBy(files).map(importing),
    `import { inOwnBlock } from ${JSON.stringify(block)};\n`,
    ...blocks,
  ].join('');
}

/** Writes an entry for each group of test files, at least two, and returns the folder with the entries. */
export function writeGroups(files: readonly string[]): string {
  const folder = join(root, '.cache', 'unit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const byKey = Object.groupBy(files, keyOf);
  for (const [index, own = []] of Object.values(byKey).entries()) {
    const groups = Math.ceil(own.length / Math.min(filesInGroup, Math.ceil(files.length / 2)));
    const app = own[0]?.split('/')[0];
    for (let group = 0; group < groups; group++) {
      const members = own.filter((_file, place) => place % groups === group);
      const name = `${app}-${index + 1}-${group + 1}.group.mjs`;
      writeFileSync(join(folder, name), entryOf(members));
    }
  }
  return folder;
}
