/** `releases.json` of an app: its versions, and the order in which they were current. */
export interface Releases {
  /** Deployment time of each existing version, ISO. */
  versions: Record<string, string>;
  /** Versions that have been current; the last one is current, and a rollback returns to the one before. */
  current: string[];
  /** Tagged versions beside the current one. */
  tags: Record<string, string>;
}

export const noReleases: Releases = { versions: {}, current: [], tags: {} };

/** The current version; undefined before the first one. */
export const currentOf = ({ current }: Releases): string | undefined => current.at(-1);

function checkThere({ versions }: Releases, version: string): void {
  if (version in versions) return;
  const there = Object.keys(versions).join(', ');
  throw new Error(`There is no version ${version}. Versions: ${there || 'none'}.`);
}

/** The releases with a version deployed now; a repeated one counts as new. */
export function withVersion(releases: Releases, version: string, now: Date): Releases {
  const { [version]: _, ...others } = releases.versions;
  return { ...releases, versions: { ...others, [version]: now.toISOString() } };
}

/** The releases with this version as the current one. Throws a sentence if it does not exist. */
export function withCurrent(releases: Releases, version: string): Releases {
  checkThere(releases, version);
  return {
    ...releases,
    current: [...releases.current.filter((earlier) => earlier !== version), version],
  };
}

/** The releases with this version under a tag. Throws a sentence if it does not exist. */
export function withTag(releases: Releases, tag: string, version: string): Releases {
  checkThere(releases, version);
  return { ...releases, tags: { ...releases.tags, [tag]: version } };
}

/** The releases after a rollback to a version, by default the previous one. Throws a sentence without one. */
export function rolledBack(releases: Releases, version?: string): Releases {
  const to = version ?? releases.current.at(-2);
  if (to === undefined) {
    throw new Error(
      'There is no earlier version to roll back to. npm run remove takes a first version back.',
    );
  }
  checkThere(releases, to);
  const place = releases.current.indexOf(to);
  return place === -1
    ? withCurrent(releases, to)
    : { ...releases, current: releases.current.slice(0, place + 1) };
}

const day = 24 * 60 * 60 * 1000;

/** The versions deployed in the last day, which open tabs may still use. */
export function recentVersions({ versions }: Releases, now: Date): string[] {
  const all = Object.entries(versions);
  return all.filter(([, at]) => now.getTime() - Date.parse(at) <= day).map(([version]) => version);
}

/**
 * The versions that may be removed: all except the newest `keep`, those of the last day, the current one,
 * and tagged or pinned ones.
 */
export function outdated(
  releases: Releases,
  { keep, now, pinned }: { keep: number; now: Date; pinned: string[] },
): string[] {
  const { versions, tags } = releases;
  const recent = recentVersions(releases, now);
  const used = new Set([currentOf(releases), ...Object.values(tags), ...pinned, ...recent]);
  return Object.entries(versions)
    .sort(([, one], [, other]) => Date.parse(other) - Date.parse(one))
    .slice(keep)
    .map(([version]) => version)
    .filter((version) => !used.has(version));
}

/** The releases without these versions. */
export function without(releases: Releases, gone: string[]): Releases {
  const isLeft = (version: string) => !gone.includes(version);
  const versions = Object.entries(releases.versions).filter(([version]) => isLeft(version));
  return {
    ...releases,
    versions: Object.fromEntries(versions),
    current: releases.current.filter(isLeft),
  };
}
