import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';
import { buildPortal } from './portal/build-portal.ts';

const portal = join(root, 'dist', 'portal');

try {
  await buildPortal(portal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The terminal sends Ctrl-C to the server too; this process only waits for it to finish.
process.on('SIGINT', () => {});
const args = ['--disable-warning=ExperimentalWarning', 'api-server/src/main.ts'];
const server = startChild(process.execPath, [...args, ...process.argv.slice(2)], {
  env: {
    ...process.env,
    PORTAL_DIR: process.env['PORTAL_DIR'] ?? portal,
    DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  },
});
process.exit(await exitOf(server));
