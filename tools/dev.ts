import { appFolders } from './apps.ts';
import { serveOneApp } from './dev/one-app.ts';
import { serveWholePortal } from './dev/whole-portal.ts';

// npm run dev: the whole portal; in the folder of an app: that app alone.

const [app] = process.argv.slice(2);
if (app !== undefined && !appFolders().includes(app)) {
  console.error(`There is no app ${app}. These are: ${appFolders().join(', ')}.`);
  process.exit(1);
}
try {
  await (app === undefined ? serveWholePortal() : serveOneApp(app));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
