import { type Incompatibility, incompatibilityOf } from '@shootline/shared-api/fit';
import type { RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import { readPortal } from './registration.ts';
import { readReleases, type ReleasedApp, releasedApp, sharedCodeOf } from './released-app.ts';
import { recentVersions } from './releases.ts';
import { readJson, type Target } from './target/target.ts';

const deadline = 5000;

const listed = ({ missing }: Incompatibility) => missing.map((name) => `  ${name}`).join('\n');

async function fetchJson<Content>(url: string | URL): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Content;
}

/** The shared code used by the current version of a remote, in this target or on another origin. */
export async function usesOf(target: Target, url: string): Promise<SharedCode | undefined> {
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
): Promise<string | null> {
  const provides = await readJson<SharedCode>(target, 'provides.json');
  if (!provides) return null;
  const uses = await sharedCodeOf(target, app, version);
  const incompatibility = incompatibilityOf(uses, provides);
  if (incompatibility)
    return `The shell in ${target.name} lacks code that ${app.name} uses:\n${listed(incompatibility)}`;
  await warnOfOpenTabs(target, app, uses);
  return null;
}

/** Why the target's remotes would not run in a shell; null if they would. */
async function skewOfShell(
  target: Target,
  app: ReleasedApp,
  version: string,
): Promise<string | null> {
  const provides = await sharedCodeOf(target, app, version);
  const { remotes = [] } = (await readPortal(target)) ?? {};
  const skews: string[] = [];
  for (const { name, url } of remotes) {
    if (url === undefined) continue;
    try {
      const uses = await usesOf(target, url);
      const incompatibility = uses && incompatibilityOf(uses, provides);
      if (incompatibility)
        skews.push(
          `The remote ${name} uses code that this shell lacks:\n${listed(incompatibility)}`,
        );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Could not check whether the remote ${name} fits: ${reason}`);
    }
  }
  return skews.join('\n') || null;
}

/**
 * The parts of the target that would not run if this version of an app became current; null if all would.
 */
export const skewIn = (
  target: Target,
  app: ReleasedApp,
  version: string,
): Promise<string | null> =>
  app.isRemote ? skewOfRemote(target, app, version) : skewOfShell(target, app, version);
