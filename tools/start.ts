import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';
import { buildPortal } from './portal/build-portal.ts';
import { takePortal } from './portal/portals.ts';

// npm start [-- --portal finance] [-- arguments of the server]

async function prepare() {
  try {
    const { portal, rest } = takePortal(process.argv.slice(2));
    await buildPortal(portal);
    return { folder: portal.folder, rest };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { folder, rest } = await prepare();

// The terminal sends Ctrl-C to the server too; this process only waits for it to finish.
process.on('SIGINT', () => {});
const args = ['--disable-warning=ExperimentalWarning', 'api-server/src/main.ts'];
const server = startChild(process.execPath, [...args, ...rest], {
  env: {
    ...process.env,
    PORTAL_DIR: process.env['PORTAL_DIR'] ?? folder,
    DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
    // By default each thread's C library keeps memory that it no longer uses.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  },
});
process.exit(await exitOf(server));
