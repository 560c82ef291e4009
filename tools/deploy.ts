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
await buildApp(join(root, app));
const version = await publishApp(join(root, app), resolve(folder));
console.log(`${app} ${version} is published in ${resolve(folder)}.`);
