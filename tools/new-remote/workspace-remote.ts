import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { remoteFiles, wordsOf } from './template.ts';
import { format, install, writeFiles } from './write-files.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

const compilerOptions = `{
  "extends": "../tsconfig.json",
  "include": ["**/*"],
  "exclude": ["node_modules", "dist"]
}
`;

/** The manifest of a remote like an existing one. */
function manifestOf(name: string) {
  const {
    scripts,
    version,
    private: isPrivate,
    type,
    ...packages
  } = readJson('mfe-invoices', 'package.json');
  const own = Object.entries<string>(scripts).map(([task, command]) => [
    task,
    command.replace('mfe-invoices', `mfe-${name}`),
  ]);
  return {
    ...{ name: `@shootline/mfe-${name}`, version, private: isPrivate, type },
    scripts: Object.fromEntries(own),
    dependencies: packages.dependencies,
    devDependencies: packages.devDependencies,
  };
}

/** Gives a remote a pipeline like an existing one, and its team as the owner of both. */
function addPipeline(name: string): void {
  const pipeline = (app: string) => `.github/workflows/${app}.yml`;
  const example = readFileSync(join(root, pipeline('mfe-invoices')), 'utf8');
  const own = example.replaceAll('mfe-invoices', `mfe-${name}`);
  const { title } = wordsOf(name);
  writeFileSync(
    join(root, pipeline(`mfe-${name}`)),
    own.replace('name: Invoices', `name: ${title}`),
  );
  const owned = [`/mfe-${name}/`, `/${pipeline(`mfe-${name}`)}`].map(
    (path) => `${path} @shootline/${name}\n`,
  );
  appendFileSync(join(root, '.github/CODEOWNERS'), owned.join(''));
}

/** Creates a remote in this workspace and registers it in `portal.json`. Throws a sentence for the user. */
export function createInWorkspace(name: string): void {
  const folder = join(root, `mfe-${name}`);
  writeFiles(folder, {
    'package.json': JSON.stringify(manifestOf(name)),
    'tsconfig.json': compilerOptions,
    ...remoteFiles(name, '@shootline/tools/app-config'),
  });
  addPipeline(name);
  const portal = readJson('portal.json');
  portal.remotes.push({ name, url: `/mfe-${name}/remote.json` });
  writeFileSync(join(root, 'portal.json'), JSON.stringify(portal));
  format(join(root, 'portal.json'), folder);
  install(root);
  console.log(
    `mfe-${name} is created and registered in portal.json. npm run dev shows it at /${name}.`,
  );
}
