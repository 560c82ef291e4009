import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

interface PackageManifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
}

const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Version of a package as it is installed for an app. */
export function installedVersion(appDir: string, name: string): string {
  const paths = createRequire(join(appDir, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (!folder) throw new Error(`${name} is not installed for ${appDir}.`);
  return readManifest(folder).version;
}

/** The app depends on the library itself, or shared-ui does for it. */
function resolveVersion(appDir: string, name: string): string {
  try {
    return installedVersion(appDir, name);
  } catch {
    return installedVersion(join(dirname(appDir), 'shared-ui'), name);
  }
}

/** Every entry of our own packages that runs in the browser, and its version. */
function ownEntries(appDir: string) {
  return ownPackages.flatMap((folder) => {
    const path = join(dirname(appDir), folder);
    const { name, version, exports = {} } = readManifest(path);
    return Object.entries(exports)
      .filter(([entry, file]) => entry !== './testing' && /\.tsx?$/.test(file))
      .map(([entry]) => ({ key: name + entry.slice(1), version }));
  });
}

const singleton = (version: string) => ({
  singleton: true,
  version,
  requiredVersion: `^${version}`,
});

/**
 * What the shell provides to every remote (Module Federation's `shared`): each entry of our own
 * packages, whether or not the shell itself uses it, in a chunk that is loaded when first needed.
 */
export function providedLibraries(shellDir: string) {
  return Object.fromEntries([
    ...libraries.map((key) => [key, singleton(resolveVersion(shellDir, key.replace(/\/$/, '')))]),
    ...ownEntries(shellDir).map(({ key, version }) => [key, singleton(version)]),
  ]);
}

/** A module that names all entries: Module Federation provides what somebody imports, and no more. */
export function providedEntries(shellDir: string): string {
  const imports = ownEntries(shellDir).map(({ key }) => `import('${key}')`);
  return `data:text/javascript,export const entries = () => [${imports.join()}];`;
}

/** What a remote takes from the shell; it brings no copy of its own. */
export function consumedLibraries(remoteDir: string) {
  return Object.fromEntries(
    Object.entries(sharedVersions(remoteDir)).flatMap(([name, version]) =>
      [name, `${name}/`].map((key) => [key, { ...singleton(version), import: false as const }]),
    ),
  );
}

/** Versions of the shared libraries by name, for the shell's preflight. */
export function sharedVersions(appDir: string): Record<string, string> {
  const own = ownPackages.map((folder) => readManifest(join(dirname(appDir), folder)));
  return Object.fromEntries([
    ...libraries
      .filter((key) => !key.endsWith('/'))
      .map((name) => [name, resolveVersion(appDir, name)]),
    ...own.map(({ name, version }) => [name, version]),
  ]);
}
