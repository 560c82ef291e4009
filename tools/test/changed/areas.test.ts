import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../../apps.ts';
import { specs, specsOf } from './areas.ts';

test('every browser test outside the soak belongs to one area', () => {
  const files = globSync('e2e/tests/**/*.spec.ts', { cwd: root })
    .filter((file) => !file.endsWith('.soak.spec.ts'))
    .map((file) => basename(file, '.spec.ts'));
  expect(Object.values(specs).flat().sort()).toEqual(files.sort());
});

test.each([
  ['mfe-invoices/src/routes.tsx', specs.invoices],
  ['api-server/src/domain/offer/offers.ts', ['offers']],
  ['api-server/src/domain/people/user/users.ts', ['sign-in']],
  ['shared-ui/src/table/table.tsx', Object.values(specs).map(([goal]) => goal)],
  ['docs/testing.md', []],
])('a change of %s needs its browser tests', (file, wanted) => {
  expect(specsOf(file)).toEqual(wanted);
});
