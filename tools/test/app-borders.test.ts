import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../apps.ts';
import { cruiser } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'shootline-borders-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules of the import walls that files of a workspace break. */
function broken(files: Record<string, string>): string {
  for (const [file, code] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'err', '.'];
  return spawnSync(cruiser, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

test('a remote can import neither code nor types of another', () => {
  const rules = broken({
    'mfe-two/widgets.ts': 'export type Props = { id: string };\n',
    'mfe-two/src/facts.ts': 'export const facts = 7;\n',
    'mfe-one/src/page.ts': "export type { Props } from '../../mfe-two/widgets.ts';\n",
    'mfe-one/src/facts.ts': "export { facts } from '../../mfe-two/src/facts.ts';\n",
  });
  expect(rules).toMatch(/apps-know-only-what-is-shared: mfe-one\/src\/page\.ts/);
  expect(rules).toMatch(/apps-know-only-what-is-shared: mfe-one\/src\/facts\.ts/);
});

test("published types of widgets cannot refer to the remote's own code", () => {
  const rules = broken({
    'mfe-two/src/facts.ts': 'export type Facts = { id: string };\n',
    'mfe-two/widgets.ts': "import type { Facts } from './src/facts.ts';\nexport type A = Facts;\n",
  });
  expect(rules).toMatch(/published-types-stand-alone: mfe-two\/widgets\.ts/);
});

test('an app is checked with files of its own folder only', () => {
  const configs = globSync('{shell,mfe-*}/tsconfig.json', { cwd: root });
  expect(configs.length).toBeGreaterThan(4);
  for (const config of configs) {
    const { include } = JSON.parse(readFileSync(join(root, config), 'utf8'));
    expect(include).toEqual(['**/*']);
  }
});
