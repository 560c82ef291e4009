import assert from 'node:assert/strict';
import { buildPortal } from '../portal/build-portal.ts';
import { elsewhereOf, portalNamed, portalNames, readConfig } from '../portal/portals.ts';

for (const name of [undefined, ...portalNames()]) await buildPortal(portalNamed(name));

const config = readConfig(portalNamed(undefined));
const remotes = config.remotes.map(({ name }) => ({
  name,
  url: `https://${name}.example/remote.json`,
}));
assert.deepEqual(
  await elsewhereOf({ ...config, remotes }),
  await elsewhereOf(config),
  'A remote is part of the portal wherever it is served.',
);
console.log(`The portals are built: the standard one and ${portalNames().join(', ')}.`);
