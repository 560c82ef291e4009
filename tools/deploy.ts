import { join } from 'node:path';
import { appFolders, root } from './apps.ts';
import { deploy } from './release/deploy.ts';

// npm run deploy -- <app> <target> [--tag next] [--keep 10] [--portal url] [--api url] [--force]: builds and
// releases an app.

const [app = '', ...args] = process.argv.slice(2);
try {
  if (!appFolders().includes(app)) {
    throw new Error(`Say which app to deploy: ${appFolders().join(', ')}.`);
  }
  await deploy(join(root, app), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
