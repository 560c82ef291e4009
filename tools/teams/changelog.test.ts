import { noReleases, withCurrent, withTag, withVersion } from '../release/releases.ts';
import { changelog } from './changelog.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

const deployed = ['0.1.0-aa', '0.1.0-bb', '0.1.0-cc'].reduce(
  (releases, version, at) => withVersion(releases, version, on(at + 1)),
  noReleases,
);
const releases = withTag(withCurrent(deployed, '0.1.0-bb'), 'next', '0.1.0-cc');

const commits = new Map([
  ['0.1.0-aa', 'one'],
  ['0.1.0-cc', 'three'],
]);

test("lists an app's versions with what changed since the one before", () => {
  const changesOf = (from = 'the beginning', to: string) => [`From ${from} to ${to}`];
  expect(changelog('mfe-invoices', releases, commits, changesOf)).toBe(
    `# Changes of mfe-invoices

## 0.1.0-cc, 2026-11-03, next

- From one to three

## 0.1.0-bb, 2026-11-02, current

- No change of its own files.

## 0.1.0-aa, 2026-11-01

- From the beginning to one
`,
  );
});
