import { appName } from '../app-name.ts';
import { apiSkewIn } from './api/live-api.ts';
import { pinnedVersions, readPortal, register } from './registration.ts';
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
import { type Fit, fitIn } from './skew.ts';
import { stage } from './stage.ts';
import { servedPortal } from './target/fetched.ts';
import { type Source, type Target, whileLocked } from './target/target.ts';
import { writeSource } from '../teams/changelog.ts';

const keptByDefault = 10;

export interface ReleaseOptions {
  /** Publishes the version under this name beside the current one. */
  tag?: string | undefined;
  /** The number of versions to keep; older ones are removed. */
  keep?: number | undefined;
  /** Releases even if something would then not run. */
  isForced?: boolean | undefined;
  /** The address of the API. */
  api?: string | undefined;
  /**
   * The address of the portal: for the API if `portal.json` has only its path, and for everything else that
   * is compared if the target has no portal.
   */
  portal?: string | undefined;
}

/**
 * Refuses a version, read from `source`, that would not run in the target or not let others run there.
 * Returns what the shells of open tabs lack for it.
 */
async function checkSkew(
  target: Target,
  app: ReleasedApp,
  version: string,
  options: ReleaseOptions,
  source: Source = target,
): Promise<Fit['olderShells']> {
  if (options.isForced) return {};
  const { portal } = options;
  const isElsewhere = portal !== undefined && !(await readPortal(target));
  const host = isElsewhere ? servedPortal(portal) : target;
  const { skews, olderShells } = await fitIn(host, app, version, source);
  const calls = await apiSkewIn(host, app, version, options, source);
  const found = [...skews, ...(calls === null ? [] : [calls])];
  if (found.length === 0) return olderShells;
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
  // Unlisted first, so nobody is sent to a version that is being removed.
  await writeReleases(target, app, without(releases, gone));
  for (const version of gone) await target.removeFolder(`${app.name}/${version}`);
}

/** Makes a version the current one and records it. */
async function makeCurrent(
  target: Target,
  app: ReleasedApp,
  releases: Releases,
  olderShells: Fit['olderShells'],
) {
  const version = currentOf(releases);
  if (version === undefined) throw new Error(`${app.name} has no current version.`);
  await pointTo(target, app, version, { olderShells });
  await writeReleases(target, app, releases);
  return version;
}

/** Adds a built app's version to the target, where nothing refers to it yet. A refused one leaves nothing. */
async function add(
  target: Target,
  app: ReleasedApp,
  appDir: string,
  options: ReleaseOptions,
): Promise<[Releases, string, Fit['olderShells']]> {
  const staged = await stage(appDir, app.isRemote);
  const { version, folder } = staged;
  try {
    // A tagged shell mounts nothing until a page of its own is served.
    const isMounted = app.isRemote || options.tag === undefined;
    const olderShells = isMounted
      ? await checkSkew(target, app, version, options, staged.target)
      : {};
    const releases = await readReleases(target, app);
    // An unlisted folder may have been left by an interrupted deploy.
    if (!(version in releases.versions)) {
      await target.addFolder(folder, `${app.name}/${version}`);
      await writeSource(target, app, version, appDir);
    }
    return [withVersion(releases, version, new Date()), version, olderShells];
  } finally {
    await staged.remove();
  }
}

/**
 * Releases the built app of a folder: as the current version, or under a tag beside it. Returns the version
 * and whether this adds a new remote to the portal. Rejects with a sentence for the user.
 */
export function release(target: Target, appDir: string, options: ReleaseOptions = {}) {
  const { tag, keep } = options;
  return whileLocked(target, `deploy ${appName(appDir)}`, async () => {
    const app = releasedApp(appName(appDir));
    const [releases, version, olderShells] = await add(target, app, appDir, options);
    if (tag !== undefined) {
      await pointTo(target, app, version, { tag, olderShells });
      await writeReleases(target, app, withTag(releases, tag, version));
      return { version, isNew: false };
    }
    const current = withCurrent(releases, version);
    await makeCurrent(target, app, current, olderShells);
    const isNew = app.isRemote && (await register(target, app, version));
    await removeOutdated(target, app, current, keep);
    return { version, isNew };
  });
}

/**
 * Makes an earlier version current again: the previous one, or the one named by its version or tag. Returns
 * it; rejects with a sentence for the user.
 */
export function rollBack(
  target: Target,
  name: string,
  named?: string,
  options: Pick<ReleaseOptions, 'isForced' | 'api' | 'portal'> = {},
) {
  return whileLocked(target, `roll back ${name}`, async () => {
    const app = releasedApp(name);
    const releases = await readReleases(target, app);
    const to = named === undefined ? undefined : (releases.tags[named] ?? named);
    const back = rolledBack(releases, to);
    const olderShells = await checkSkew(target, app, currentOf(back) ?? '', options);
    const version = await makeCurrent(target, app, back, olderShells);
    if (app.isRemote) await register(target, app, version);
    return version;
  });
}
