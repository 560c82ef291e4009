import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from '../apps.ts';
import { packageOf } from '../build/shared-libraries.ts';
import { packedVersion } from './packed-version.ts';

type Versions = Record<string, string>;

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default?: string }>;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  [other: string]: unknown;
}

const read = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));

/**
 * Libraries that remotes import too, at these versions when they are new: two copies would not know of each other, in
 * the portal or in tests.
 */
export const common = [
  ...['@shootline/shared-api', '@shootline/shared-ui', '@tanstack/react-query', 'lucide-react'],
  ...['react', 'react-dom', 'react-hook-form', 'yup'],
  ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  ...['@types/react', '@types/react-dom', 'msw'],
];

/** Programs and modules that the kit calls by name, which no import shows. */
const called = [
  ...['@module-federation/inject-external-runtime-core-plugin', '@swc/core', '@swc/jest'],
  ...['@types/jest', '@types/node', 'jest', 'jest-fixed-jsdom', 'react-refresh', 'swc-loader'],
  ...['@shootline/shared-ui', 'typescript', 'webpack'],
];

const quoted = `['"]([@\\w][^'"$]*)['"]`;
const imported = new RegExp(
  [
    `^(?:import|export)\\b[^'"]*\\bfrom ${quoted}`,
    `^import ${quoted}`,
    `\\bimport\\(${quoted}\\)`,
  ].join('|'),
  'gm',
);

/** The packages that the compiled files of a folder import. */
async function importedPackages(dist: string): Promise<string[]> {
  const files = globSync('**/*.{js,d.ts}', { cwd: dist });
  const names = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(dist, file), 'utf8');
      return [...code.matchAll(imported)].map(([, ...found]) =>
        packageOf(found.find(Boolean) ?? ''),
      );
    }),
  );
  return [...new Set(names.flat())].filter((name) => !name.startsWith('node:')).sort();
}

/** The versions of libraries that the whole workspace uses. */
export async function catalog(): Promise<Versions> {
  const workspace = load(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return (workspace as { catalog: Versions }).catalog;
}

/** Packages with their versions: those that remotes have too as peers, the others as dependencies. */
async function dependenciesOn(names: string[], ranges: Versions) {
  const known = await catalog();
  const versionOf = async (name: string): Promise<string> => {
    if (name.startsWith('@shootline/')) return `^${(await read(name.split('/')[1] ?? '')).version}`;
    const range = ranges[name];
    const version = range === 'catalog:' ? known[name] : range;
    if (version === undefined) throw new Error(`The kit uses ${name} without depending on it.`);
    return common.includes(name) ? version.replace(/^(?=\d)/, '^') : version;
  };
  const entries = await Promise.all(
    names.map(async (name) => [name, await versionOf(name)] as const),
  );
  const part = (isPeer: boolean): Versions =>
    Object.fromEntries(entries.filter(([name]) => common.includes(name) === isPeer));
  return { dependencies: part(false), peerDependencies: part(true) };
}

/** The compiled files of an entry, whose source is a module. */
const built = (file: string) => {
  const path = file.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
};

/** The published manifest of a shared package. Rejects if its code imports what it does not depend on. */
export async function sharedManifest(folder: string, dist: string): Promise<Manifest> {
  const { name, version, type, sideEffects, exports, ...own } = await read(folder);
  const { dependencies = {}, devDependencies = {} } = own;
  const entries = Object.entries(exports as Versions).map(([entry, file]) => [
    entry,
    /\.tsx?$/.test(file) ? built(file) : file,
  ]);
  const types = Object.keys(devDependencies).filter((one) => one.startsWith('@types/'));
  const used = (await importedPackages(dist)).filter((one) => one !== name);
  const names = new Set([...Object.keys(dependencies), ...used, ...types]);
  return {
    name,
    version: packedVersion(folder, version),
    license: 'MIT',
    type,
    sideEffects,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    ...(await dependenciesOn([...names], { ...dependencies, ...devDependencies })),
  };
}

/** The published manifest of the build and its commands. Rejects if its code imports an unknown package. */
export async function kitManifest(dist: string): Promise<Manifest> {
  const manifests = await Promise.all(['.', 'tools', 'api-server'].map((folder) => read(folder)));
  const ranges = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  );
  const names = [...new Set([...(await importedPackages(dist)), ...called])];
  const own = await read('tools/kit');
  return {
    ...own,
    version: packedVersion('tools/kit', own.version),
    ...(await dependenciesOn(names, Object.fromEntries(ranges))),
  };
}
