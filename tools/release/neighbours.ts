import type { RegisteredRemote, RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import type { PublishedTypes } from '../types/collect-types.ts';
import { fetchJson, warnOfGap } from './target/fetched.ts';
import { readPortal } from './registration.ts';
import { readReleases, releasedApp } from './released-app.ts';
import { readJson, type Source } from './target/target.ts';

/** A current or tagged version of a remote in a portal. */
export interface Neighbour {
  /** The name of its area. */
  area: string;
  /** Its name in a refusal. */
  name: string;
  uses: SharedCode | undefined;
  types: PublishedTypes | undefined;
}

/** Reads files beside the entry of the version behind a manifest; undefined without that manifest. */
async function readerOf(target: Source, url: string) {
  if (URL.canParse(url)) {
    const { entry } = await fetchJson<RemoteManifest>(url);
    const folder = new URL(entry, url);
    return <Content>(file: string) => fetchJson<Content>(new URL(file, folder));
  }
  const path = url.slice(1);
  const manifest = await readJson<RemoteManifest>(target, path);
  if (!manifest) return undefined;
  const entry = path.slice(0, path.lastIndexOf('/') + 1) + manifest.entry;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return <Content>(file: string) => readJson<Content>(target, folder + file);
}

/**
 * The addresses of the manifests of a remote's current and tagged versions, whether or not a rule of the
 * portal names them, with their names in refusals.
 */
async function manifestsOf(target: Source, { name, url, tags = [] }: RegisteredRemote) {
  const found = new Map(tags.map((tagged) => [tagged.url, `${name} (${tagged.tag})`]));
  if (url !== undefined) found.set(url, name);
  const folders = new Set([...found.keys()].map((one) => /^\/([^/]+)\/remote\./.exec(one)?.[1]));
  for (const folder of folders) {
    if (folder === undefined) continue;
    const releases = await readReleases(target, releasedApp(folder));
    for (const tag of Object.keys(releases.tags)) {
      found.set(`/${folder}/remote.${tag}.json`, `${name} (${tag})`);
    }
  }
  return found;
}

/** The current and tagged versions of the target's remotes; a warning names those that cannot be read. */
export async function neighboursIn(target: Source): Promise<Neighbour[]> {
  const { remotes = [] } = (await readPortal(target)) ?? {};
  const found: Neighbour[] = [];
  for (const remote of remotes) {
    for (const [url, name] of await manifestsOf(target, remote)) {
      try {
        const read = await readerOf(target, url);
        if (!read) continue;
        const uses = await read<SharedCode>('uses.json');
        const types = await read<PublishedTypes>('types.json').catch((error: unknown) => {
          warnOfGap(`the types of the remote ${name} fit`, error);
          return undefined;
        });
        found.push({ area: remote.name, name, uses, types });
      } catch (error) {
        warnOfGap(`the remote ${name} fits`, error);
      }
    }
  }
  return found;
}
