import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appFolders, root } from './apps.ts';
import { buildApp } from './build/build-app.ts';
import { publishApp } from './portal/publish.ts';

const [app = '', folder = join(root, 'dist', 'portal')] = process.argv.slice(2);

if (!appFolders().includes(app) || !existsSync(join(root, app))) {
  console.error(`Say which app to deploy: ${appFolders().join(', ')}.`);
  process.exit(1);
}
// Tasks run in the root, so a relative folder is resolved against where npm was called.
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
await buildApp(join(root, app));
const version = await publishApp(join(root, app), target);
console.log(`${app} ${version} is published in ${target}.`);
