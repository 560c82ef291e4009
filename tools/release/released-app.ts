import type { RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import type { PublishedTypes } from '../types/collect-types.ts';
import type { Contract } from './api/contract-part.ts';
import { noReleases, type Releases } from './releases.ts';
import { readJson, type Source, type Target, writeJson } from './target/target.ts';

/** An app in a target: its versions are folders, and small files beside them name the current one. */
export interface ReleasedApp {
  /** `shell`, or the folder of a remote, which also contains its versions. */
  name: string;
  isRemote: boolean;
  /** The files copied out of a version to make it the current one, in order. */
  pointers: string[];
  /** The destination of these copies. */
  folder: string;
}

/** With its compressed siblings, which are served only if they are not older. */
const compressed = (file: string) => [file, `${file}.br`, `${file}.gz`];

const shell: ReleasedApp = {
  name: 'shell',
  isRemote: false,
  pointers: ['provides.json', ...compressed('index.html')],
  folder: '',
};

/** The app of a name: the shell's page is in the root, a remote's manifest in its folder. */
export const releasedApp = (name: string): ReleasedApp =>
  name === shell.name
    ? shell
    : { name, isRemote: true, pointers: ['remote.json'], folder: `${name}/` };

const historyOf = ({ name }: ReleasedApp) => `${name}/releases.json`;

export async function readReleases(target: Source, app: ReleasedApp): Promise<Releases> {
  return (await readJson<Releases>(target, historyOf(app))) ?? noReleases;
}

export const writeReleases = (
  target: Target,
  app: ReleasedApp,
  releases: Releases,
): Promise<void> => writeJson(target, historyOf(app), releases);

/** The file of a version that lists those with addresses of their own, such as the worker and the logo. */
export const publicList = 'public.json';

interface Pointing {
  tag?: string | undefined;
  /** Names that older shells lack for the version; a remote's manifest lists them. */
  olderShells?: Record<string, string[]>;
}

/**
 * Copies a version's pointers out of it, after its public files; with a tag only the pointers, whose names
 * contain it.
 */
export async function pointTo(
  target: Target,
  { name, isRemote, pointers, folder }: ReleasedApp,
  version: string,
  { tag, olderShells = {} }: Pointing = {},
): Promise<void> {
  const named = (file: string) => (tag === undefined ? file : file.replace('.', `.${tag}.`));
  const isTold = isRemote && Object.keys(olderShells).length > 0;
  const isCurrent = tag === undefined;
  const listed =
    isCurrent && (await readJson<string[]>(target, `${name}/${version}/${publicList}`));
  for (const file of [...(listed || []).flatMap(compressed), ...pointers]) {
    const content = await target.read(`${name}/${version}/${file}`);
    if (!content) continue;
    const told = isTold && { ...JSON.parse(content.toString()), olderShells };
    await target.write(folder + named(file), told ? JSON.stringify(told, null, 2) : content);
  }
}

/** The shared code that a version of the shell provides, or that a version of a remote uses. */
export async function sharedCodeOf(
  target: Source,
  { name, isRemote }: ReleasedApp,
  version: string,
): Promise<SharedCode> {
  const path = `${name}/${version}/${isRemote ? 'uses.json' : 'provides.json'}`;
  const code = await readJson<SharedCode>(target, path);
  if (!code) throw new Error(`${target.name} has no ${path}.`);
  return code;
}

/** The manifest of a version of a remote. */
export async function manifestOf(
  target: Source,
  { name }: ReleasedApp,
  version: string,
): Promise<RemoteManifest> {
  const path = `${name}/${version}/remote.json`;
  const manifest = await readJson<RemoteManifest>(target, path);
  if (!manifest) throw new Error(`${target.name} has no ${path}.`);
  return manifest;
}

/** The types of shared code and widgets that a version was built with; undefined without `types.json`. */
export const typesOf = (
  target: Source,
  { name }: ReleasedApp,
  version: string,
): Promise<PublishedTypes | undefined> =>
  readJson<PublishedTypes>(target, `${name}/${version}/types.json`);

/**
 * The part of the API's contract that a version was built with and uses; undefined without `calls.json`.
 */
export const callsOfVersion = (
  target: Source,
  { name }: ReleasedApp,
  version: string,
): Promise<Contract | undefined> => readJson<Contract>(target, `${name}/${version}/calls.json`);
