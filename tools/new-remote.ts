import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './apps.ts';
import { remoteFiles } from './new-remote/template.ts';

const [name = ''] = process.argv.slice(2);
const folder = join(root, `mfe-${name}`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readJson(...path: string[]) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  stop('Name the remote in lower case, for example: npm run new:remote equipment');
}
if (existsSync(folder)) stop(`There is a remote ${name} already.`);

const title = name.replace(
  /(^|-)(\w)/g,
  (_all, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase(),
);
const {
  version,
  private: isPrivate,
  type,
  scripts,
  dependencies,
  devDependencies,
} = readJson('mfe-invoices', 'package.json');
const ownScripts = Object.entries<string>(scripts).map(([task, command]) => [
  task,
  command.replace('mfe-invoices', `mfe-${name}`),
]);
const manifest = {
  version,
  private: isPrivate,
  type,
  scripts: Object.fromEntries(ownScripts),
  dependencies,
  devDependencies,
};

for (const [file, content] of Object.entries(remoteFiles(name, title, manifest))) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pipeline = (app: string) => `.github/workflows/${app}.yml`;
const example = read(pipeline('mfe-invoices')).replaceAll('mfe-invoices', `mfe-${name}`);
writeFileSync(
  join(root, pipeline(`mfe-${name}`)),
  example.replace('name: Invoices', `name: ${title}`),
);
const owned = [`/mfe-${name}/`, `/${pipeline(`mfe-${name}`)}`].map(
  (path) => `${path} @shootline/${name}\n`,
);
appendFileSync(join(root, '.github/CODEOWNERS'), owned.join(''));

const portal = readJson('portal.json');
portal.remotes.push({ name, url: `/mfe-${name}/remote.json` });
writeFileSync(join(root, 'portal.json'), JSON.stringify(portal, null, 2));
spawnSync('node_modules/.bin/prettier', ['--write', 'portal.json', folder], { cwd: root });

const install = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile'], {
  cwd: root,
  encoding: 'utf8',
});
if (install.status !== 0) {
  stop(`${install.stdout}${install.stderr}\nThe packages of mfe-${name} could not be installed.`);
}
console.log(
  `mfe-${name} is created and registered in portal.json. npm run dev shows it at /${name}.`,
);
