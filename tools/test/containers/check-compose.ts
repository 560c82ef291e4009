import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { parts } from '../../../api-server/src/settings/settings.ts';
import { root } from '../../apps.ts';
import { isThere, read } from './context.ts';

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

const settings = new Map(parts.flatMap((part) => Object.entries(part.settings)));
const isSecret = (name: string) =>
  name === 'POSTGRES_PASSWORD' || settings.get(name)?.isSecret === true;
const isKnown = (name: string) => settings.has(name) || isSecret(name.replace(/_FILE$/, ''));

/** Checks a composition and the example of its variables; returns its services. */
export function checkCompose(file: string, example: string): [string, Service][] {
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
  assert.deepEqual(entered.filter(isSecret), [], 'It has no secrets.');
  return Object.entries(services);
}

/** Checks that services have only the rights and the memory that they need, and secrets as files. */
export function checkConfined(services: [string, Service][]): void {
  for (const [name, service] of services) {
    assert.ok(service.read_only, `The files of ${name} are read-only.`);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], `${name} gains no rights.`);
    assert.ok(service.mem_limit, `The memory of ${name} is limited.`);
    const variables = Object.keys(service.environment ?? {});
    assert.deepEqual(variables.filter(isSecret), [], `${name} has secrets as files.`);
    if (!service.build?.dockerfile.endsWith('api.Dockerfile')) continue;
    const unknown = variables.filter((variable) => !isKnown(variable));
    assert.deepEqual(unknown, [], `The server knows the variables of ${name}.`);
  }
}
