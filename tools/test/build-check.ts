import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { buildPortal } from '../portal/build-portal.ts';
import { elsewhereOf, portalNamed, portalNames, readConfig } from '../portal/portals.ts';
import { writeSbom } from '../portal/write-sbom.ts';

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
const file = await writeSbom(portalNamed(undefined));
const bill = readFileSync(file, 'utf8');
const invalid = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill);
assert.equal(invalid, null, 'The bill of materials is valid CycloneDX.');
interface Bill {
  components: { purl: string }[];
  metadata: { component: { components: { name: string; version?: string; hashes?: object[] }[] } };
}
const { components, metadata }: Bill = JSON.parse(bill);
const builds = metadata.component.components;
assert.equal(builds.length, config.remotes.length + 1, 'The bill names the build of each app.');
for (const { name, version, hashes } of builds) {
  assert.ok(version, `The bill says which build of ${name} it is of.`);
  assert.ok(hashes ?? name === 'shell', `The bill has the hash of ${name}.`);
}
for (const shipped of ['react', 'hono', 'pg']) {
  const isListed = components.some(({ purl }) => purl.startsWith(`pkg:npm/${shipped}@`));
  assert.ok(isListed, `The bill of materials lists ${shipped}.`);
}
console.log(`The portals are built: the standard one and ${portalNames().join(', ')}.`);
