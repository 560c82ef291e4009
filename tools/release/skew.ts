import { type Incompatibility, incompatibilityOf } from '@shootline/shared-api/fit';
import type { RegisteredRemote, RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import { fetchJson, warnOfGap } from './fetched.ts';
import { readPortal } from './registration.ts';
import { readReleases, type ReleasedApp, releasedApp, sharedCodeOf } from './released-app.ts';
import { noReleases, recentVersions } from './releases.ts';
import { readJson, type Target } from './target/target.ts';

const listed = ({ missing }: Incompatibility) => missing.map((name) => `  ${name}`).join('\n');

/** The shared code used by the version of a remote behind a manifest, in this target or on another origin. */
async function usesOf(target: Target, url: string): Promise<SharedCode | undefined> {
  if (URL.canParse(url)) {
    const { entry } = await fetchJson<RemoteManifest>(url);
    return fetchJson<SharedCode>(new URL('uses.json', new URL(entry, url)));
  }
  const path = url.slice(1);
  const manifest = await readJson<RemoteManifest>(target, path);
  if (!manifest) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const entry = folder + manifest.entry;
  return readJson(target, `${entry.slice(0, entry.lastIndexOf('/') + 1)}uses.json`);
}

/** Lists the shells of the last day that a remote does not fit; their tabs have to be reloaded for it. */
async function warnOfOpenTabs(target: Target, app: ReleasedApp, uses: SharedCode): Promise<void> {
  const shell = releasedApp('shell');
  for (const version of recentVersions(await readReleases(target, shell), new Date())) {
    const incompatibility = incompatibilityOf(uses, await sharedCodeOf(target, shell, version));
    if (incompatibility) {
      console.warn(
        `Tabs that still have the shell ${version} ask to be reloaded for ${app.name}; it lacks:\n${listed(incompatibility)}`,
      );
    }
  }
}

/** Why a remote would not run in the target's shell; null if it would. */
async function skewOfRemote(
  target: Target,
  app: ReleasedApp,
  version: string,
  source: Target,
): Promise<string | null> {
  const provides = await readJson<SharedCode>(target, 'provides.json');
  if (!provides) return null;
  const uses = await sharedCodeOf(source, app, version);
  const incompatibility = incompatibilityOf(uses, provides);
  if (incompatibility)
    return `The shell in ${target.name} lacks code that ${app.name} uses:\n${listed(incompatibility)}`;
  await warnOfOpenTabs(target, app, uses);
  return null;
}

/** The manifests of a remote's current and tagged versions, whether or not a rule of the portal names them. */
async function manifestsOf(target: Target, { url, tags = [] }: RegisteredRemote) {
  const [, folder] = /^\/([^/]+)\/remote\.json$/.exec(url) ?? [];
  const releases =
    folder === undefined ? noReleases : await readReleases(target, releasedApp(folder));
  const published = Object.keys(releases.tags).map((tag) => `/${folder}/remote.${tag}.json`);
  return new Set([url, ...tags.map((tagged) => tagged.url), ...published]);
}

/** Why the target's remotes, current and tagged, would not run in a shell; null if they would. */
async function skewOfShell(
  target: Target,
  app: ReleasedApp,
  version: string,
  source: Target,
): Promise<string | null> {
  const provides = await sharedCodeOf(source, app, version);
  const { remotes = [] } = (await readPortal(target)) ?? {};
  const skews: string[] = [];
  for (const remote of remotes) {
    for (const url of await manifestsOf(target, remote)) {
      const subject = url === remote.url ? remote.name : `${remote.name} (${url})`;
      try {
        const uses = await usesOf(target, url);
        const incompatibility = uses && incompatibilityOf(uses, provides);
        if (incompatibility)
          skews.push(
            `The remote ${subject} uses code that this shell lacks:\n${listed(incompatibility)}`,
          );
      } catch (error) {
        warnOfGap(`the remote ${subject} fits`, error);
      }
    }
  }
  return skews.join('\n') || null;
}

/**
 * The parts of the target that would not run if this version of an app, read from `source`, became current;
 * null if all would.
 */
export const skewIn = (
  target: Target,
  app: ReleasedApp,
  version: string,
  source = target,
): Promise<string | null> =>
  app.isRemote
    ? skewOfRemote(target, app, version, source)
    : skewOfShell(target, app, version, source);
