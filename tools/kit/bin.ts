#!/usr/bin/env node
import { appName } from '../app-name.ts';
import { buildApp } from '../build/build-app.ts';
import { deploy } from '../release/deploy.ts';
import { cataloguesIn } from '../texts/catalogues.ts';
import { updateCatalogues } from '../texts/update-catalogues.ts';
import { takeTypes } from './take-types.ts';
import { testApp } from './test-app.ts';

// shootline <command>, in the folder of a remote that has a repository of its own.

const dir = process.cwd();

/** Runs a command of the workspace that takes the name of an app first. */
async function run(script: () => Promise<unknown>, args: string[]): Promise<void> {
  process.argv.splice(2, process.argv.length, appName(dir), ...args);
  await script();
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  test: (args) => testApp(dir, args),
  async build() {
    await buildApp(dir);
    console.log(`${appName(dir)} is built in dist.`);
  },
  dev: async () => (await import('../dev/one-app.ts')).serveOneApp(dir),
  texts: async () => updateCatalogues(await cataloguesIn(dir, [dir]), false),
  async types([portal = '']) {
    const taken = await takeTypes(dir, portal);
    console.log(taken.length > 0 ? `Written: ${taken.join(', ')}.` : 'No other widget is shown.');
  },
  deploy: (args) => deploy(dir, args),
  versions: (args) => run(() => import('../versions.ts'), args),
  rollback: (args) => run(() => import('../rollback.ts'), args),
  canary: (args) => run(() => import('../canary.ts'), args),
  remove: (args) => run(() => import('../remove.ts'), args),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
