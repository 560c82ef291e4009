import { join } from 'node:path';
import { appFolders, root } from './apps.ts';
import { serveOneApp } from './dev/one-app.ts';
import { serveWholePortal } from './dev/whole-portal.ts';
import { takePortal } from './portal/portals.ts';

// npm run dev [-- --portal finance]: the whole portal; in the folder of an app: only that app.

try {
  const { portal, rest } = takePortal(process.argv.slice(2));
  const [app] = rest;
  if (app !== undefined && !appFolders().includes(app)) {
    throw new Error(`There is no app ${app}. Choose one of: ${appFolders().join(', ')}.`);
  }
  await (app === undefined ? serveWholePortal(portal) : serveOneApp(join(root, app)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
