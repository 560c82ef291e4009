import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SharedCode } from '@shootline/shared-api/portal';
import { exportedNames } from './exported-names.ts';

/** CommonJS libraries shared by the apps of a page, by their import names. */
const commonJs = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom'];

/**
 * Libraries of the first screen and their shared names, those that apps use: a library shared whole would
 * bring its code for servers. A build that uses another name is refused.
 */
const libraryParts = {
  '@tanstack/react-query': [
    ...['MutationCache', 'MutationObserver', 'QueryClient', 'QueryClientProvider', 'hashKey'],
    ...['infiniteQueryOptions', 'keepPreviousData', 'mutationOptions', 'queryOptions'],
    ...['useInfiniteQuery', 'useIsFetching', 'useIsMutating', 'useMutation', 'useMutationState'],
    ...['useQueries', 'useQuery', 'useQueryClient'],
  ],
};

/** Libraries needed later, shared whole. */
const laterLibraries = ['react-hook-form', 'yup'];

const libraryNames = [...commonJs, ...Object.keys(libraryParts), ...laterLibraries];

const ownPackages = ['shared-api', 'shared-ui'];

/**
 * The single file that all copies of a library must share: the component that draws Lucide icons, and the
 * context of Chakra's theme, which loads with the first part that needs it. Apps may bundle any other part
 * of these libraries themselves.
 */
const commonFiles = [
  // Remotes would mistake a module for the function that it exports.
  { name: 'lucide-react', file: 'dist/esm/createLucideIcon.mjs', clause: '$' },
  { name: '@chakra-ui/react', file: 'dist/esm/styled-system/provider.js' },
];

/** The package of an import: `react` for `react/jsx-runtime`. */
export const packageOf = (request: string) =>
  request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** The packages of the libraries that the shell provides to remotes. */
const libraryPackages = [
  ...new Set([...libraryNames.map(packageOf), ...commonFiles.map(({ name }) => name)]),
];

interface PackageManifest {
  name: string;
  version: string;
  exports?: Record<string, string | { default: string }>;
}

const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The installation folder of a library for the code in a folder; undefined if there is none. */
export function installedFolder(dir: string, name: string): string | undefined {
  const paths = createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  return folder && realpathSync(folder);
}

/** The installation folder of a library for an app, or else for shared-ui. */
export function packageFolder(appDir: string, name: string): string {
  const sharedUi = installedFolder(appDir, '@shootline/shared-ui');
  const folder = installedFolder(appDir, name) ?? (sharedUi && installedFolder(sharedUi, name));
  if (!folder) throw new Error(`${name} is not installed for ${appDir}.`);
  return folder;
}

const installedVersion = (appDir: string, name: string): string =>
  readManifest(packageFolder(appDir, name)).version;

/** Every browser entry of the portal's own packages, with its version and file. */
export function ownEntries(appDir: string) {
  return ownPackages.flatMap((own) => {
    const folder = packageFolder(appDir, `@shootline/${own}`);
    const { name, version, exports = {} } = readManifest(folder);
    return Object.entries(exports)
      .map(([entry, to]) => [entry, typeof to === 'string' ? to : to.default] as const)
      .filter(([entry, file]) => !entry.startsWith('./testing') && /\.(tsx?|js)$/.test(file))
      .map(([entry, file]) => ({ key: name + entry.slice(1), version, file: join(folder, file) }));
  });
}

/** Whether the names of an import are compared: of the portal's own packages, or of a part of a library. */
export const isSharedByName = (request: string) =>
  request in libraryParts ||
  ownPackages.some((own) => `${request}/`.startsWith(`@shootline/${own}/`));

/**
 * The module of the shell that lists everything it provides to remotes: each entry of the portal's own
 * packages, whether or not the shell itself uses it. The shell imports the same modules like any other
 * code.
 */
export function providedModule(shellDir: string): string {
  const imports: string[] = [];
  const atOnce = (key: string, file: string, clause: string) => {
    const name = `m${imports.length}`;
    imports.push(`import ${clause.replace('$', name)} from '${file}';`);
    return [key, `lib: () => ${name}`];
  };
  const part = ([key, names]: [string, string[]]) => {
    imports.push(`import { ${names.join()} } from '${key}';`);
    return [key, `lib: () => ({ ${names.join()} })`];
  };
  const later = (key: string, path = key) => [key, `...later(() => import('${path}'))`];
  const shares = [
    ...commonJs.map((key) => atOnce(key, key, '$')),
    ...Object.entries(libraryParts).map(part),
    ...laterLibraries.map((key) => later(key)),
    ...commonFiles.map(({ name, file, clause }) => {
      const [key, path] = [`${name}/${file}`, join(packageFolder(shellDir, name), file)];
      return clause ? atOnce(key, path, clause) : later(key, path);
    }),
    ...ownEntries(shellDir).map(({ key }) => later(key)),
  ].map(([key = '', value]) => {
    const version = installedVersion(shellDir, packageOf(key));
    return `'${key}': { version: '${version}', ${value}, shareConfig },`;
  });
  return [
    ...imports,
    'const shareConfig = { singleton: true, requiredVersion: false };',
    'const later = (load) => ({ get: () => load().then((m) => () => m) });',
    `export const provided = {\n${shares.join('\n')}\n};`,
  ].join('\n');
}

const consumed = (version: string) => ({
  singleton: true,
  version,
  requiredVersion: `^${version}`,
  import: false as const,
});

/** The libraries that a remote takes from the shell without bundling a copy. */
export function consumedLibraries(remoteDir: string) {
  const common = commonFiles.map(({ name, file }) => {
    const request = `${name}/${file}`;
    // A library imports its own files by relative paths, and does not export these by name.
    const share = { request, shareKey: request, allowNodeModulesSuffixMatch: true };
    return [request, { ...consumed(installedVersion(remoteDir, name)), ...share }];
  });
  const own = ownPackages.flatMap((name) => [`@shootline/${name}`, `@shootline/${name}/`]);
  return Object.fromEntries([
    ...libraryNames.map((key) => [key, consumed(installedVersion(remoteDir, packageOf(key)))]),
    // For the portal's own packages the used names are compared before a remote is mounted, not the
    // versions.
    ...own.map((key) => [
      key,
      {
        ...consumed(installedVersion(remoteDir, packageOf(key))),
        requiredVersion: false as const,
      },
    ]),
    ...common,
  ]);
}

/** Without the last number: patches of the portal's own packages change no names and types. */
const ownVersion = (appDir: string, name: string): string =>
  installedVersion(appDir, name).replace(/\d+$/, '0');

function sharedVersions(appDir: string): Record<string, string> {
  const own = ownPackages.map((folder) => `@shootline/${folder}`);
  return Object.fromEntries([
    ...libraryPackages.map((name) => [name, installedVersion(appDir, name)]),
    ...own.map((name) => [name, ownVersion(appDir, name)]),
  ]);
}

/** The shared code of this workspace, as the shell provides it. */
export function sharedCode(appDir: string, contract: number, types?: string): SharedCode {
  const own = ownEntries(appDir).map(({ key, file }) => [key, exportedNames(file)]);
  const names = { ...libraryParts, ...Object.fromEntries(own) };
  return { contract, versions: sharedVersions(appDir), names, ...(types && { types }) };
}

/** A short hash of shared code; a shell recognises remotes built with the same code by it. */
export function fingerprintOf(code: SharedCode): string {
  return createHash('sha256').update(JSON.stringify(code)).digest('base64url').slice(0, 12);
}
