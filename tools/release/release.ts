import { basename } from 'node:path';
import { apiSkewIn } from './live-api.ts';
import { pinnedVersions, register } from './registration.ts';
import {
  pointTo,
  readReleases,
  type ReleasedApp,
  releasedApp,
  writeReleases,
} from './released-app.ts';
import {
  currentOf,
  outdated,
  type Releases,
  rolledBack,
  withCurrent,
  without,
  withTag,
  withVersion,
} from './releases.ts';
import { skewIn } from './skew.ts';
import { stage } from './stage.ts';
import { type Target, whileLocked } from './target.ts';

const keptByDefault = 10;

export interface ReleaseOptions {
  /** Puts the version beside the current one under this name. */
  tag?: string | undefined;
  /** Versions to keep; older ones are removed. */
  keep?: number | undefined;
  /** Also where something would then not run. */
  isForced?: boolean | undefined;
  /** The address of the API, where `portal.json` has a path alone. */
  api?: string | undefined;
}

async function checkSkew(
  target: Target,
  app: ReleasedApp,
  version: string,
  { isForced = false, api }: ReleaseOptions,
): Promise<void> {
  if (isForced) return;
  const skews = [await skewIn(target, app, version), await apiSkewIn(target, app, version, api)];
  const found = skews.filter((skew) => skew !== null);
  if (found.length === 0) return;
  throw new Error(
    `${app.name} ${version} was not released.\n${found.join('\n')}\nRelease the other side first, or add --force.`,
  );
}

async function removeOutdated(
  target: Target,
  app: ReleasedApp,
  releases: Releases,
  keep = keptByDefault,
): Promise<void> {
  const pinned = await pinnedVersions(target, app, releases);
  const gone = outdated(releases, { keep, now: new Date(), pinned });
  // Nobody is led to a version that is being removed.
  await writeReleases(target, app, without(releases, gone));
  for (const version of gone) await target.removeFolder(`${app.name}/${version}`);
}

/** Makes a version the current one, and files it. */
async function makeCurrent(target: Target, app: ReleasedApp, releases: Releases) {
  const version = currentOf(releases);
  if (version === undefined) throw new Error(`${app.name} has no current version.`);
  await pointTo(target, app, version);
  await writeReleases(target, app, releases);
  return version;
}

async function add(target: Target, appDir: string): Promise<[ReleasedApp, Releases, string]> {
  const app = releasedApp(basename(appDir));
  const { version, folder, remove } = await stage(appDir, app.isRemote);
  try {
    const releases = await readReleases(target, app);
    // A folder that is not listed may have been left by a deploy that broke off.
    if (!(version in releases.versions)) {
      await target.addFolder(folder, `${app.name}/${version}`);
    }
    return [app, withVersion(releases, version, new Date()), version];
  } finally {
    await remove();
  }
}

/**
 * Releases the built app of a folder: as the current version, or under a tag beside it. Returns the
 * version and whether the portal has a new remote by it. Rejects with a sentence for the user.
 */
export function release(target: Target, appDir: string, options: ReleaseOptions = {}) {
  const { tag, keep } = options;
  return whileLocked(target, `deploy ${basename(appDir)}`, async () => {
    const [app, releases, version] = await add(target, appDir);
    if (tag !== undefined) {
      // Only tagged remotes are mounted, by the current shell.
      if (app.isRemote) await checkSkew(target, app, version, options);
      await pointTo(target, app, version, tag);
      await writeReleases(target, app, withTag(releases, tag, version));
      return { version, isNew: false };
    }
    await writeReleases(target, app, releases);
    await checkSkew(target, app, version, options);
    const current = withCurrent(releases, version);
    await makeCurrent(target, app, current);
    const isNew = app.isRemote && (await register(target, app, version));
    await removeOutdated(target, app, current, keep);
    return { version, isNew };
  });
}

/**
 * Makes an earlier version the current one again: the one before, or the one named by its version or
 * its tag. Returns it; rejects with a sentence for the user.
 */
export function rollBack(
  target: Target,
  name: string,
  named?: string,
  options: Pick<ReleaseOptions, 'isForced' | 'api'> = {},
) {
  return whileLocked(target, `roll back ${name}`, async () => {
    const app = releasedApp(name);
    const releases = await readReleases(target, app);
    const to = named === undefined ? undefined : (releases.tags[named] ?? named);
    const back = rolledBack(releases, to);
    await checkSkew(target, app, currentOf(back) ?? '', options);
    const version = await makeCurrent(target, app, back);
    if (app.isRemote) await register(target, app, version);
    return version;
  });
}
