import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeTypes } from './take-types.ts';

const manifest = (name: string, widgets: string[]) => ({
  name,
  contract: 1,
  version: '1.0.0',
  entry: '1.0.0/remoteEntry.js',
  integrity: 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  builtFor: 'a shell',
  routes: [],
  nav: [],
  widgets,
});
const types = '// The props of the dialog.\n';

let files: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'shootline-types-'));
const server = createServer(({ url = '' }, response) => {
  response.writeHead(url in files ? 200 : 404).end(files[url]);
});
const portal = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)));
beforeEach(() => {
  files = {
    '/portal.json': JSON.stringify({
      brand: { name: 'Northlight', termsUrl: '/terms.html' },
      api: '/api',
      remotes: ['invoices', 'staffing'].map((name) => ({ name, url: `/${name}/remote.json` })),
    }),
    '/invoices/remote.json': JSON.stringify(manifest('invoices', ['invoices/dialog'])),
    '/invoices/1.0.0/widgets.d.ts': types,
    '/staffing/remote.json': JSON.stringify(manifest('staffing', ['staffing/picker'])),
  };
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/page.tsx'), '<Widget name="invoices/dialog" props={{}} />');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a team elsewhere takes the types of the widgets that it shows from the portal', async () => {
  expect(await takeTypes(folder, portal())).toEqual(['types/invoices.d.ts']);
  expect(readFileSync(join(folder, 'types/invoices.d.ts'), 'utf8')).toBe(types);
});

test('names the address that does not answer', async () => {
  delete files['/invoices/1.0.0/widgets.d.ts'];
  await expect(takeTypes(folder, portal())).rejects.toThrow(
    `${portal()}/invoices/1.0.0/widgets.d.ts answers 404.`,
  );
});
