import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../apps.ts';
import * as check from '../steps.ts';
import type { Step } from '../steps.ts';
import { apiFiles, componentFiles, toolFiles } from '../test-files.ts';
import { specs, specsOf } from './areas.ts';
import { noticing, reachOf } from './reach.ts';

export interface Plan {
  steps: Step[];
  /** Checks and numbers of files that are left out. */
  leftOut: string[];
}

const isCode = (file: string) => /\.(ts|tsx|js|mjs|cjs)$/.test(file);
const isOfTests = (file: string) =>
  /\.(test|spec)\.tsx?$|\/testing\/|^api-server\/(tests|proofs)\/|^(bench|e2e)\//.test(file);

/** Files that every check depends on. */
const everything =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*|tools\/(run\.mjs|test\.ts|test\/(run-steps|steps)\.ts))$/;

/** Files that every test of a kind depends on, though none imports them. */
const everyTestOf = {
  unit: /^tools\/(jest|test)\/(?!changed\/)/,
  api: /^api-server\/(rules|migrations)\/|^shared-api\/openapi\.yaml$|^api-server\/tests\/run\.ts$/,
};

const ofContract = /^(shared-api\/(openapi\.yaml|src\/contract\/)|lint\/contract\/)/;

/** Checks of one core, by the files that concern them. */
const bySource: [source: RegExp, step: Step][] = [
  [/\.(ts|tsx|json)$/, check.types()],
  [ofContract, check.contractTypes],
  [ofContract, check.contractLint],
  [/\.(ts|tsx|po)$/, check.texts],
  [/\.(ts|tsx|cjs|json)$/, check.importWalls()],
  [/\.(ts|tsx)$/, check.folders],
  [
    /^api-server\/(migrations|proofs\/migrations|src\/(platform\/db|domain\/schema))/,
    check.migrations,
  ],
  [/./, check.containers],
  [/^(\.github\/|[^/]+\/remote\.ts$|tools\/test\/programs\/)/, check.pipelines],
  [/^(deploy\/helm\/|tools\/test\/(chart-check|programs\/helm))/, check.chart],
  [/\.(ts|tsx|json)$/, check.deadCode],
  [/./, check.documents],
  [/^deploy\/(prometheus|grafana)\//, check.alerts],
  [/^api-server\/(src\/platform\/db|tests)\//, check.pooler],
];

/** The browser tests that changed files need, and those that use them. */
function specsFor(changed: readonly string[], reached: ReadonlySet<string>): Set<string> {
  const chosen = new Set<string>();
  for (const file of reached) {
    const [, spec] = /^e2e\/tests\/[^/]+\/([^/]+)(?<!\.soak)\.spec\.ts$/.exec(file) ?? [];
    if (spec) chosen.add(spec);
  }
  const isShipped = (file: string) => /\.(ts|tsx|sql|yaml|po)$/.test(file) && !isOfTests(file);
  for (const spec of changed.filter(isShipped).flatMap(specsOf)) chosen.add(spec);
  return chosen;
}

/** Files chosen of all, and the line that says how many are left out. */
function choose(what: string, all: readonly string[], isChosen: (file: string) => boolean) {
  const chosen = all.filter(isChosen);
  const rest = all.length - chosen.length;
  return { chosen, leftOut: rest > 0 ? [`${rest} of ${all.length} ${what}`] : [] };
}

/** The checks that changed files can reach. */
export function planFor(changed: readonly string[]): Plan {
  if (changed.some((file) => everything.test(file))) return { steps: check.steps(), leftOut: [] };
  const there = changed.filter((file) => existsSync(join(root, file)));
  const reached = reachOf(changed);
  const units = [...componentFiles(), ...toolFiles()];
  const apis = apiFiles();
  const notices = noticing(changed, reached, [...units, ...apis]);
  const needsAll = (kind: keyof typeof everyTestOf) =>
    changed.some((file) => everyTestOf[kind].test(file));

  const unit = choose('component files', units, (file) => needsAll('unit') || notices(file));
  const api = choose('API files', apis, (file) => needsAll('api') || notices(file));
  const wanted = specsFor(changed, reached);
  const browser = choose('browser files', Object.values(specs).flat(), (spec) => wanted.has(spec));

  const code = there.filter(isCode);
  const small = bySource.filter(([source]) => changed.some((file) => source.test(file)));
  const skipped = bySource.filter((row) => !small.includes(row)).map(([, { name }]) => name);
  return {
    steps: [
      ...(unit.chosen.length > 0 ? [check.unit(...unit.chosen)] : []),
      ...(there.length > 0 ? [check.format(...there)] : []),
      ...small.map(([, step]) => step),
      ...(code.length > 0 ? [check.lint(...code)] : []),
      ...(browser.chosen.length > 0 ? [check.build] : []),
      ...(api.chosen.length > 0
        ? [check.api(...api.chosen.map((file) => file.slice('api-server/'.length)))]
        : []),
      ...(browser.chosen.length > 0
        ? [check.e2e(...browser.chosen.map((spec) => `/${spec}.spec.ts`))]
        : []),
    ],
    leftOut: [...skipped, ...unit.leftOut, ...api.leftOut, ...browser.leftOut],
  };
}
