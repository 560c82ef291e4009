import { resolve } from 'node:path';
import { buildPortal } from './portal/build-portal.ts';
import { portalNamed } from './portal/portals.ts';
import { writeSbom } from './portal/write-sbom.ts';

// npm run build:portal [-- name [folder]]: a portal as a web server serves it.

const [name, target] = process.argv.slice(2);
try {
  const portal = portalNamed(name);
  // Tasks run in the root, so a relative folder is resolved from the folder where npm was called.
  const folder = target ? resolve(process.env['INIT_CWD'] ?? '.', target) : portal.folder;
  await buildPortal(portal, folder);
  const sbom = await writeSbom(portal, folder);
  console.log(`The portal is built in ${folder}, its bill of materials is ${sbom}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
