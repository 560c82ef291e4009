import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolders, root } from '../apps.ts';
import { inputsOf } from '../portal/fingerprint.ts';
import { neededReleases, shares } from './needed-releases.ts';

const page = readFileSync(join(root, 'docs/teams.md'), 'utf8');
const [, table = ''] = page.split(/^## Changes and who releases them$/m);
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

const rows = table
  .split('\n')
  .filter((line) => /^\| (?!Change |-)/.test(line))
  .map((line) => line.slice(2, -2).split('|'))
  .map(([change = '', files = '', releases = '']) => ({
    change: change.trim(),
    files: quoted(files),
    releases: releases.trim(),
  }));

const inWords = (released: string) =>
  ({ 'api-server': 'the API', shell: 'the shell' })[released] ?? 'the team';

const inputs = new Map(appFolders().map((app) => [app, new Set(inputsOf(app))]));
const buildsWith = (file: string) => appFolders().filter((app) => inputs.get(app)?.has(file));

describe('the table of changes in docs/teams.md', () => {
  test('has twenty kinds, of which a team releases at least fifteen alone', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.filter(({ releases }) => releases === 'the team').length).toBeGreaterThanOrEqual(
      15,
    );
  });

  test.each(rows)('$change: $releases', ({ files, releases }) => {
    const needed = neededReleases(files).map(inWords);
    expect([...new Set(needed)].join(', then ') || 'nobody').toBe(releases);
  });

  const alone = rows.filter(({ releases }) => releases === 'the team');
  test.each(alone)("$change goes into the team's build alone", ({ files }) => {
    const [app] = neededReleases(files);
    for (const file of files) expect(buildsWith(file)).toEqual([app]);
  });
});

test('a change of several parts releases the API, then the shell, then remotes', () => {
  expect(
    neededReleases([
      'mfe-invoices/src/routes.tsx',
      'mfe-bookings/src/routes.tsx',
      'shared-ui/src/dialog/dialog.tsx',
      'api-server/src/app.ts',
      'docs/teams.md',
      'e2e/tests/shell/live.spec.ts',
    ]),
  ).toEqual(['api-server', 'shell', 'mfe-bookings', 'mfe-invoices']);
});

test('counts the commits that touch one app, and those that one release is enough for', () => {
  const commits = [
    ['mfe-invoices/src/routes.tsx'],
    ['mfe-invoices/src/routes.tsx', 'e2e/tests/shell/live.spec.ts'],
    ['mfe-invoices/src/routes.tsx', 'api-server/src/app.ts'],
    ['docs/teams.md'],
  ];
  expect(shares(commits, ['shell', 'mfe-invoices'])).toEqual({
    touching: 3,
    onlyOneApp: 1,
    oneRelease: 2,
  });
});
