import type { ReleasedApp } from '../release/released-app.ts';
import { currentOf, type Releases } from '../release/releases.ts';
import { readJson, type Target, writeJson } from '../release/target/target.ts';
import { git, gitIn } from './git.ts';

interface Source {
  commit: string;
}

const sourceOf = ({ name }: ReleasedApp, version: string) => `${name}/${version}/source.json`;

/** Keeps the commit of the folder that a version was built in, for its changelog. */
export async function writeSource(
  target: Target,
  app: ReleasedApp,
  version: string,
  appDir: string,
) {
  const commit = gitIn(appDir, 'rev-parse', 'HEAD');
  if (commit) await writeJson(target, sourceOf(app, version), { commit } satisfies Source);
}

/** The commits of the versions; without those that were built outside a repository. */
export async function commitsOf(target: Target, app: ReleasedApp, { versions }: Releases) {
  const all = Object.keys(versions).map(async (version) => {
    const source = await readJson<Source>(target, sourceOf(app, version));
    return source ? [[version, source.commit] as const] : [];
  });
  return new Map((await Promise.all(all)).flat());
}

/** The subjects of the commits from one revision to another that touched these paths, newest first. */
export function subjects(from: string | undefined, to: string, paths: readonly string[]): string[] {
  const range = from === undefined ? [to, '-1'] : [`${from}..${to}`];
  const log = git('log', '--format=%s', ...range, '--', ...paths);
  return log ? log.split('\n') : [];
}

/**
 * The versions of an app in Markdown, newest first, each with what has changed since the one before.
 * `changesOf` says what that is for two commits, the earlier one undefined for the first version.
 */
export function changelog(
  name: string,
  releases: Releases,
  commits: ReadonlyMap<string, string>,
  changesOf: (from: string | undefined, to: string) => string[],
): string {
  const byAge = Object.entries(releases.versions).sort(([, a], [, b]) => a.localeCompare(b));
  let before: string | undefined;
  const sections = byAge.map(([version, at]) => {
    const commit = commits.get(version);
    const changes = commit === undefined ? [] : changesOf(before, commit);
    before = commit ?? before;
    const marks = [
      ...(version === currentOf(releases) ? ['current'] : []),
      ...Object.keys(releases.tags).filter((tag) => releases.tags[tag] === version),
    ];
    const title = [`## ${version}`, at.slice(0, 10), ...marks].join(', ');
    const lines = changes.length > 0 ? changes : ['No change of its own files.'];
    return [title, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
  });
  return [`# Changes of ${name}`, '', ...sections.reverse()].join('\n');
}
