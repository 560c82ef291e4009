import { Ajv } from 'ajv';
import { remoteReference } from './remote-reference.ts';
import { remoteSchema } from './remote-schema.ts';

const manifest = {
  name: 'ledger',
  contract: 1,
  version: '1.0.0-0a1b2c3d',
  entry: '1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js',
  integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K',
  builtFor: 'code',
  routes: [{ path: '/ledger', layout: 'main', access: ['finance'] }],
  nav: [{ label: 'Ledger', to: '/ledger', icon: 'M0 0', access: 'signed-in', order: 1 }],
  widgets: ['ledger/sum'],
};

test.each([
  ['a published manifest', {}, true],
  ['an unknown role', { routes: [{ ...manifest.routes[0], access: ['archivist'] }] }, true],
  ['no name', { name: undefined }, false],
  ['an address elsewhere', { routes: [{ ...manifest.routes[0], path: '//evil.example' }] }, false],
  ['several hashes', { integrity: `${manifest.integrity} sha384-AAAA` }, false],
])('the schema of remote.json judges %s as the portal does', (_case, changes, isValid) => {
  const validate = new Ajv().compile(JSON.parse(remoteSchema()));
  expect(validate(JSON.parse(JSON.stringify({ ...manifest, ...changes })))).toBe(isValid);
});

test('the reference lists a declaration and the types that it mentions, each once', () => {
  const text = remoteReference();
  expect(text).toContain('- `nav: readonly NavEntry[]`');
  expect(text.match(/^### NavEntry$/gm)).toHaveLength(1);
  expect(text).toContain('Entries are sorted by this, lowest first.');
});
