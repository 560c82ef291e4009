import { join } from 'node:path';
import { appFolders, root } from './apps.ts';
import { build } from './portal/built.ts';

// npm run build, in the folder of an app: builds its deployable files into dist.

const [app = ''] = process.argv.slice(2);
if (!appFolders().includes(app)) {
  console.error(`Say which app to build: ${appFolders().join(', ')}.`);
  process.exit(1);
}
await build(app);
console.log(`${app} is built in ${join(root, app, 'dist')}.`);
