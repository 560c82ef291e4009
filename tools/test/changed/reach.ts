import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '../../apps.ts';
import { cruiserArgs, cruiser } from '../steps.ts';
import { isBarrel, originsOf } from './named-imports.ts';

interface Module {
  source: string;
  dependencies: { module: string; resolved: string; dependencyTypes: string[] }[];
}

/** Files that put an app, the server or its tests together from all parts: every change reaches them. */
const assemblies = [
  /^api-server\/src\/(app|worker-app|handlers|jobs|main|open-deps|rules)\.ts$/,
  /^api-server\/tests\//,
  /^mfe-[^/]+\/(remote|src\/routes)\.tsx?$/,
  /^shell\/src\/(portal|run|main)\.tsx$/,
  /^shared-[^/]+\/src\/testing\//,
];

const isAssembly = (file: string) =>
  isBarrel(file) || assemblies.some((pattern) => pattern.test(file));
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Importers of each module of the workspace, without imports of types only. */
function importers(): Map<string, { source: string }[]> {
  const { stdout } = spawnSync(cruiser, [...cruiserArgs, '-T', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { modules } = JSON.parse(stdout) as { modules: Module[] };
  const uses = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .flatMap(({ module, resolved }) => [
        resolved,
        ...(isBarrel(resolved) ? originsOf(source, module, resolved) : []),
      ])
      .map((used) => ({ used, source })),
  );
  return Map.groupBy(uses, ({ used }) => used);
}

/** The changed files and the modules that use them, not through what uses everything. */
export function reachOf(changed: readonly string[]): Set<string> {
  const by = importers();
  const reached = new Set(changed);
  // Grows while it is read.
  for (const file of reached) {
    if (isAssembly(file) && !changed.includes(file)) continue;
    for (const { source } of by.get(file) ?? []) reached.add(source);
  }
  return reached;
}

const appOf = (file: string) => file.split('/')[0] ?? '';

/** The part of an app or of the server that a file belongs to: its folder below `src` or `src/domain`. */
const partOf = (file: string) =>
  /^(api-server\/src\/(domain|platform)\/[^/]+|[^/]+\/src\/[^/]+|[^/]+\/[^/]+)\//.exec(file)?.[0];

/**
 * Says of each of the tests whether it can notice the change: it uses what changed, stands beside something
 * that does, or in the same part as a changed file. All tests of an app or of the server do if otherwise
 * none would.
 */
export function noticing(
  changed: readonly string[],
  reached: ReadonlySet<string>,
  tests: readonly string[],
): (test: string) => boolean {
  const sources = changed.filter((file) => /\/src\/.+\.tsx?$/.test(file) && !isTest(file));
  const parts = new Set(sources.map(partOf));
  const users = [...reached].filter(
    (file) => !isTest(file) && (!isAssembly(file) || changed.includes(file)),
  );
  const folders = new Set(users.map((file) => dirname(file)));
  const nearby = (test: string) =>
    reached.has(test) || folders.has(dirname(test)) || parts.has(partOf(test));
  const noticed = new Set(tests.filter(nearby).map(appOf));
  const unnoticed = new Set(sources.map(appOf).filter((app) => !noticed.has(app)));
  return (test) => nearby(test) || unnoticed.has(appOf(test));
}
