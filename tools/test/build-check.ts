import { join } from 'node:path';
import { root } from '../apps.ts';
import { buildPortal } from '../portal/build-portal.ts';

await buildPortal(join(root, 'dist', 'portal'));
console.log('The portal is built.');
