import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import rootPackage from '../../package.json' with { type: 'json' };
import { root } from '../apps.ts';
import { findHelm } from './programs/helm.ts';

// Renders the chart with each of its examples, and checks every object against Kubernetes's schema and
// types: the schema knows forms, the types refuse names that do not exist.

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const chart = 'deploy/helm/shootline';

/** The module with the schema and the type of an object. */
function moduleOf({ apiVersion, kind }: KubernetesObject): string {
  const models = apiVersion.includes('coreos')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models';
  return `${models}/${apiVersion}/${kind}`;
}

async function checkSchema(object: KubernetesObject): Promise<void> {
  const { [object.kind]: Model } = await import(moduleOf(object));
  new Model(object).validate();
}

/** Checks objects as literals of their types, which may have no other names. */
function checkTypes(objects: KubernetesObject[]): void {
  const folder = mkdtempSync(join(root, 'tools', 'node_modules', '.chart-'));
  try {
    const lines = objects.flatMap((object, at) => [
      `import type { I${object.kind} as T${at} } from '${moduleOf(object)}';`,
      `export const ${object.kind}_${at}: T${at} = ${JSON.stringify(object)};`,
    ]);
    writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const tsc = join(root, 'node_modules/.bin/tsc');
    const args = [...options, '--ignoreConfig', join(folder, 'objects.ts')];
    const { status } = spawnSync(tsc, args, { cwd: root, stdio: 'inherit' });
    assert.equal(status, 0, 'Every name of the objects is one of Kubernetes.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function render(helm: string, ...values: string[]): KubernetesObject[] {
  const args = ['template', 'shootline', chart, ...values];
  const text = execFileSync(helm, args, { cwd: root, encoding: 'utf8' });
  return loadAll(text).filter((object) => object !== null) as KubernetesObject[];
}

async function checkChart(helm: string): Promise<void> {
  const { appVersion } = load(readFileSync(join(root, chart, 'Chart.yaml'), 'utf8')) as {
    appVersion: string;
  };
  assert.equal(appVersion, rootPackage.version, 'The chart is for the version of package.json.');
  const unknown = spawnSync(helm, ['template', chart, '--set', 'unknown=1'], { cwd: root });
  assert.match(
    String(unknown.stderr),
    /unknown/,
    'Values that the chart does not know are refused.',
  );
  const all: KubernetesObject[] = [];
  for (const values of globSync(`${chart}/ci/*.yaml`, { cwd: root }).toSorted()) {
    const lint = ['lint', '--strict', '--quiet', chart, '-f', values];
    execFileSync(helm, lint, { cwd: root, stdio: 'inherit' });
    const objects = render(helm, '-f', values);
    const kinds = Object.entries(Object.groupBy(objects, ({ kind }) => kind));
    console.log(
      `${basename(values)}: ${kinds.map(([kind, some]) => `${some?.length} ${kind}`).join(', ')}`,
    );
    all.push(...objects);
  }
  for (const object of all) await checkSchema(object);
  checkTypes(all);
}

const helm = findHelm();
if (helm) await checkChart(helm);
else console.log('Without Helm, the chart is not rendered.');
