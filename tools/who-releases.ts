import { parseArgs } from 'node:util';
import { appFolders } from './apps.ts';
import { git } from './teams/git.ts';
import { neededReleases, shares } from './teams/needed-releases.ts';
import { changedSince } from './test/changed/files.ts';

// npm run who-releases [-- revision]: what has to be released for the changes since main, or since a
// revision, in order. With --last 700: how many of the last commits needed one release only.

/** The files of each of the last commits. */
function lastCommits(number: number): string[][] {
  const log = git('log', `-${number}`, '--no-merges', '--name-only', '--format=%x00') ?? '';
  const commits = log.split('\0').slice(1);
  return commits.map((files) => files.split('\n').filter((file) => file !== ''));
}

const percent = (part: number, all: number) => `${part} (${Math.round((part / all) * 100)} %)`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { last: { type: 'string' } },
  });
  if (values.last === undefined) {
    const releases = neededReleases(changedSince(...positionals));
    console.log(releases.length > 0 ? releases.join(', then ') : 'Nothing has to be released.');
  } else {
    const { touching, onlyOneApp, oneRelease } = shares(
      lastCommits(Number(values.last)),
      appFolders(),
    );
    console.log(
      `Of the last ${values.last} commits ${touching} touch an app: ` +
        `${percent(onlyOneApp, touching)} only that app, ` +
        `${percent(oneRelease, touching)} need one release at most.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
