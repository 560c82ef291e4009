import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What every app of a portal uses once: a trailing slash stands for all entry points below. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@emotion/react',
  '@shootline/shared-api',
  '@shootline/shared-api/',
  '@shootline/shared-ui',
  '@shootline/shared-ui/',
];

/** Version of a package as it is installed for an app. */
export function installedVersion(appDir: string, name: string): string {
  const paths = createRequire(join(appDir, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (!folder) throw new Error(`${name} is not installed for ${appDir}.`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest.version;
}

/** The folder of an app holds it, or one of the packages that every app depends on does. */
function resolveVersion(appDir: string, name: string): string {
  const sharedUi = join(dirname(appDir), 'shared-ui');
  try {
    return installedVersion(appDir, name);
  } catch {
    return installedVersion(sharedUi, name);
  }
}

/** Module Federation's `shared` option, with the versions that are installed, not catalog ranges. */
export function sharedLibraries(appDir: string) {
  return Object.fromEntries(
    singletons.map((key) => {
      const version = resolveVersion(appDir, key.replace(/\/$/, ''));
      return [key, { singleton: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

/** Versions of the shared libraries by name, for the shell's preflight. */
export function sharedVersions(appDir: string): Record<string, string> {
  const names = singletons.filter((key) => !key.endsWith('/'));
  return Object.fromEntries(names.map((name) => [name, resolveVersion(appDir, name)]));
}
