import type { RegisteredRemote } from '@shootline/shared-api/portal';
import { nginxLocations } from '../portal/nginx-locations.ts';
import { type PublishedConfig, webManifest } from '../portal/web-manifest.ts';
import { manifestOf, type ReleasedApp } from './released-app.ts';
import type { Releases } from './releases.ts';
import { readJson, type Source, type Target, writeJson } from './target/target.ts';

/** The `portal.json` of a target; undefined for a target with remotes only. */
export const readPortal = (target: Source): Promise<PublishedConfig | undefined> =>
  readJson<PublishedConfig>(target, 'portal.json');

/** Writes the target's `portal.json`, and what follows from it: the app's manifest and the nginx configuration. */
export async function writePortal(target: Target, portal: PublishedConfig): Promise<void> {
  await writeJson(target, 'portal.json', portal);
  await writeJson(target, 'manifest.webmanifest', webManifest(portal));
  await target.write('.nginx/locations.conf', await nginxLocations(portal));
}

const addressOf = ({ name }: ReleasedApp) => `/${name}/remote.json`;

/**
 * Lists a remote in the target's `portal.json`, with the drawer entries of its current version. Returns
 * whether the remote is new there.
 */
export async function register(
  target: Target,
  app: ReleasedApp,
  version: string,
): Promise<boolean> {
  const portal = await readPortal(target);
  if (!portal) return false;
  const { name, nav, routes } = await manifestOf(target, app, version);
  const url = addressOf(app);
  const isListed = portal.remotes.some((remote) => remote.name === name);
  const listed = isListed ? portal.remotes : [...portal.remotes, { name, url }];
  // A remote that had only tagged versions has no address yet.
  const isOwn = (remote: RegisteredRemote) =>
    remote.url === url || (remote.url === undefined && remote.name === name);
  const remotes = listed.map((remote) =>
    isOwn(remote) ? { ...remote, url, nav: remote.widgetsOnly ? [] : nav } : remote,
  );
  const hasPages = !listed.some((remote) => isOwn(remote) && remote.widgetsOnly);
  const elsewhere = portal.elsewhere?.filter(
    (path) => !hasPages || !routes.some((one) => one.path === path),
  );
  await writePortal(target, { ...portal, remotes, elsewhere });
  return !isListed;
}

/** The name under which a portal lists the remote of a folder. Rejects with a sentence without a version. */
export async function remoteNameOf(
  target: Target,
  app: ReleasedApp,
  { versions }: Releases,
): Promise<string> {
  const [version] = Object.keys(versions);
  if (version === undefined) throw new Error(`No version of ${app.name} is in ${target.name}.`);
  return (await manifestOf(target, app, version)).name;
}

/** The integrities of a remote and its tagged versions that are pinned in `portal.json`. */
async function pinsOf(target: Target, app: ReleasedApp): Promise<(string | undefined)[]> {
  const portal = await readPortal(target);
  const remote = portal?.remotes.find(({ url }) => url === addressOf(app));
  return [remote?.integrity, ...(remote?.tags ?? []).map(({ integrity }) => integrity)];
}

/** The versions of a remote that are pinned in `portal.json`. */
export async function pinnedVersions(
  target: Target,
  app: ReleasedApp,
  { versions }: Releases,
): Promise<string[]> {
  const pins = app.isRemote ? await pinsOf(target, app) : [];
  if (pins.every((pin) => pin === undefined)) return [];
  const all = Object.keys(versions);
  const manifests = await Promise.all(all.map((version) => manifestOf(target, app, version)));
  return all.filter((_version, place) => pins.includes(manifests[place]?.integrity));
}
