import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SharedCode } from '@shootline/shared-api/portal';
import { exportedNames } from './exported-names.ts';

/** Libraries that the apps of a page have in common; a trailing slash covers every entry below it. */
const libraries = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-hook-form',
  'yup',
  '@tanstack/react-query',
  '@emotion/react',
];

const ownPackages = ['shared-api', 'shared-ui'];

/**
 * The one file of a library that its copies must have in common: the context of Chakra's theme, and
 * what draws lucide's icons. Every app may bring any other part of these libraries itself.
 */
const commonFiles: Record<string, string> = {
  '@chakra-ui/react': 'dist/esm/styled-system/provider.js',
  'lucide-react': 'dist/esm/createLucideIcon.mjs',
};

interface PackageManifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
}

const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a library as it is installed for an app, or else for shared-ui. */
export function packageFolder(appDir: string, name: string): string {
  const sharedUi = join(dirname(appDir), 'shared-ui');
  const paths = [appDir, sharedUi].flatMap(
    (dir) => createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [],
  );
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (!folder) throw new Error(`${name} is not installed for ${appDir}.`);
  return folder;
}

const installedVersion = (appDir: string, name: string): string =>
  readManifest(packageFolder(appDir, name)).version;

/** Every entry of our own packages that runs in the browser, its version and its file. */
export function ownEntries(appDir: string) {
  return ownPackages.flatMap((own) => {
    const folder = join(dirname(appDir), own);
    const { name, version, exports = {} } = readManifest(folder);
    return Object.entries(exports)
      .filter(([entry, file]) => !entry.startsWith('./testing') && /\.tsx?$/.test(file))
      .map(([entry, file]) => ({ key: name + entry.slice(1), version, file: join(folder, file) }));
  });
}

/** Whether an import names an entry of our own packages. */
export const isOwnEntry = (request: string) =>
  ownPackages.some((own) => `${request}/`.startsWith(`@shootline/${own}/`));

const singleton = (version: string) => ({
  singleton: true,
  version,
  requiredVersion: `^${version}`,
});

/** A library imports its own files by relative paths, and does not export these by name. */
const sharedFiles = (appDir: string) =>
  Object.entries(commonFiles).map(([name, file]) => {
    const request = `${name}/${file}`;
    const share = { request, shareKey: request, allowNodeModulesSuffixMatch: true };
    const folder = packageFolder(appDir, name);
    const { version } = readManifest(folder);
    return [request, { ...singleton(version), ...share, import: join(folder, file) }];
  });

/**
 * What the shell provides to every remote (Module Federation's `shared`): each entry of our own
 * packages, whether or not the shell itself uses it, in a chunk that is loaded when first needed.
 */
export function providedLibraries(shellDir: string) {
  return Object.fromEntries([
    ...libraries.map((key) => [key, singleton(installedVersion(shellDir, key.replace(/\/$/, '')))]),
    ...ownEntries(shellDir).map(({ key, version }) => [key, singleton(version)]),
    ...sharedFiles(shellDir),
  ]);
}

/** A module that names all entries: Module Federation provides what somebody imports, and no more. */
export function providedEntries(shellDir: string): string {
  const imports = ownEntries(shellDir).map(({ key }) => `import('${key}')`);
  return `data:text/javascript,export const entries = () => [${imports.join()}];`;
}

/** What a remote takes from the shell; it brings no copy of its own. */
export function consumedLibraries(remoteDir: string) {
  const names = [
    ...libraries,
    ...ownPackages.flatMap((own) => [`@shootline/${own}`, `@shootline/${own}/`]),
  ];
  return Object.fromEntries([
    ...names.map((key) => {
      const version = installedVersion(remoteDir, key.replace(/\/$/, ''));
      // Of our own packages the names decide that a remote uses, before it is mounted.
      const required = isOwnEntry(key) ? { requiredVersion: false as const } : {};
      return [key, { ...singleton(version), ...required, import: false as const }];
    }),
    // With a copy in reach, which is never taken: the default export of one is not understood else.
    ...sharedFiles(remoteDir),
  ]);
}

function sharedVersions(appDir: string): Record<string, string> {
  const names = [
    ...libraries.filter((key) => !key.endsWith('/')),
    ...Object.keys(commonFiles),
    ...ownPackages.map((folder) => `@shootline/${folder}`),
  ];
  return Object.fromEntries(names.map((name) => [name, installedVersion(appDir, name)]));
}

/** The shared code of this workspace, as the shell provides it. */
export function sharedCode(appDir: string, contract: number): SharedCode {
  const names = ownEntries(appDir).map(({ key, file }) => [key, exportedNames(file)]);
  return { contract, versions: sharedVersions(appDir), names: Object.fromEntries(names) };
}

/** A short hash of shared code, by which a shell knows remotes that were built with the same. */
export function fingerprintOf(code: SharedCode): string {
  return createHash('sha256').update(JSON.stringify(code)).digest('base64url').slice(0, 12);
}
