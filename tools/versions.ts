import { openTarget } from './release/target/open-target.ts';
import { pinnedVersions } from './release/registration.ts';
import { readReleases, releasedApp } from './release/released-app.ts';
import { currentOf } from './release/releases.ts';

// npm run versions -- <app> <target>: lists the existing versions, newest first.

const [name, address] = process.argv.slice(2);
try {
  if (!name) throw new Error('Say which app, and where.');
  const target = await openTarget(address);
  const app = releasedApp(name);
  const releases = await readReleases(target, app);
  const pinned = await pinnedVersions(target, app, releases);
  const versions = Object.entries(releases.versions);
  if (versions.length === 0) throw new Error(`No version of ${name} is in ${target.name}.`);
  const byAge = versions.toSorted(([, one], [, other]) => other.localeCompare(one));
  for (const [version, at] of byAge) {
    const marks = [
      ...(version === currentOf(releases) ? ['current'] : []),
      ...Object.keys(releases.tags).filter((tag) => releases.tags[tag] === version),
      ...(pinned.includes(version) ? ['pinned'] : []),
    ];
    console.log([version, at.replace(/\..*/, 'Z'), marks.join(', ')].join('  ').trimEnd());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
