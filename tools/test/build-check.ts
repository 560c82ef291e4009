import { buildPortal } from '../portal/build-portal.ts';
import { portalNamed, portalNames } from '../portal/portals.ts';

for (const name of [undefined, ...portalNames()]) await buildPortal(portalNamed(name));
console.log(`The portals are built: the standard one and ${portalNames().join(', ')}.`);
