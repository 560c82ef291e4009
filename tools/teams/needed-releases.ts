/** A part released on its own: the API, the shell, or a remote by its folder. */
type Released = string;

const api = 'api-server';
const shell = 'shell';

/** Files that no build contains. */
const unshipped =
  /\.(test|spec)\.tsx?$|\/testing\/|\/(tests|proofs)\/|\.md$|^shared-[^/]+\/package\.json$|\/tsconfig\.json$/;

/** The part that a file's change is released with, by the first row that fits. */
const owners: [files: RegExp, releases: (remote: string) => Released[]][] = [
  [unshipped, () => []],
  [/^(mfe-[^/]+)\//, (remote) => [remote]],
  [/^(shell)\//, () => [shell]],
  [/^(api-server)\//, () => [api]],
  [/^(shared-api\/openapi)/, () => [api]],
  // Types, which a build does not contain.
  [/^(shared-api\/src\/contract\/openapi\.gen\.ts)$/, () => []],
  // The rules of forms, which the server checks too.
  [/^(shared-api\/src\/rules)\//, () => [api, shell]],
  // Remotes get it from the shell when they run.
  [/^(shared-api|shared-ui)\//, () => [shell]],
];

/** The parts to release for a change of these files, in order: the API, the shell, remotes. */
export function neededReleases(files: readonly string[]): Released[] {
  const all = files.flatMap((file) => {
    const row = owners.find(([pattern]) => pattern.test(file));
    return row ? row[1](row[0].exec(file)?.[1] ?? '') : [];
  });
  const rank = (one: Released) => [shell, api].indexOf(one);
  return [...new Set(all)].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b));
}

/** Of commits, each as its files, how many touch an app, only one app, and need one release at most. */
export function shares(commits: readonly (readonly string[])[], apps: readonly string[]) {
  const foldersOf = (files: readonly string[]) => new Set(files.map((file) => file.split('/')[0]));
  const touching = commits.filter((files) => apps.some((app) => foldersOf(files).has(app)));
  return {
    touching: touching.length,
    onlyOneApp: touching.filter((files) => foldersOf(files).size === 1).length,
    oneRelease: touching.filter((files) => neededReleases(files).length <= 1).length,
  };
}
