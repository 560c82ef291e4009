import { globSync } from 'node:fs';
import { builtPortal, type RunningServer } from '../../portal/portal-server.ts';
import { serveByNginx } from '../../nginx-server.ts';
import { expect, signIn, test as base } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

const program = process.env['NGINX_PATH'];

const test = base.extend<object, { nginx: RunningServer }>({
  nginx: [
    async ({}, use) => {
      const nginx = await serveByNginx(program ?? '', builtPortal, process.env['PORTAL_URL'] ?? '');
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});
test.skip(!program, 'nginx is not installed');

// The main script, as the smallest are not worth compressing.
const [script = ''] = globSync('shell/*/assets/main.*.js', { cwd: builtPortal }).sort();
const [chunk = ''] = globSync('mfe-bookings/*/remoteEntry.*.js', { cwd: builtPortal }).sort();

/** The headers that affect a browser, without those about the file itself. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const ofServer =
    /^(date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-(length|type)|transfer-encoding|x-request-id)$/;
  const told = [...headers].filter(([name]) => !ofServer.test(name));
  // Only one of the servers knows the time and whether it is reached over TLS.
  return Object.fromEntries(told.filter(([name]) => name !== 'strict-transport-security'));
}

test('pages, lists and scripts have the same headers as from our own server', async ({
  nginx,
  portalUrl,
}) => {
  for (const path of [
    '/',
    '/booking/1',
    '/portal.json',
    '/mfe-bookings/remote.json',
    `/${script}`,
  ]) {
    const own = await headersOf(portalUrl + path);
    expect(own, path).toHaveProperty('cache-control');
    // Each server chooses which other files to compress, and skips small ones.
    const { vary: _vary, 'content-encoding': _encoding, ...expected } = own;
    const isHashed = path.endsWith('.js');
    expect(await headersOf(nginx.url + path), path).toMatchObject(isHashed ? own : expected);
  }
});

test(
  'scripts are sent compressed, and scripts that are missing are not found',
  inSoak,
  async ({ nginx }) => {
    const statusOf = async (path: string) => (await fetch(`${nginx.url}${path}`)).status;
    for (const path of [script, chunk]) {
      const { headers } = await fetch(`${nginx.url}/${path}`, {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('content-type')).toContain('javascript');
    }
    const missing = chunk.replace(/[0-9a-f]{8}(?=\.)/, '00000000');
    expect(await statusOf(`/${missing}`)).toBe(404);
    expect(await statusOf('/.nginx/locations.conf')).toBe(404);
    expect(await statusOf('/mfe-bookings/9.9.9-00000000/remote.json')).toBe(404);
  },
);

test('a user signs in, works, and receives changes immediately', async ({ page, nginx, apiAs }) => {
  await page.goto(`${nginx.url}/booking-availability`);
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await signIn(page, 'camop@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await stream).ok()).toBe(true);
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const { user } = await apiAs('camop@demo.test');
  const events = await fetch(`${nginx.url}/api/events`, {
    headers: { Authorization: `Token ${user.auth_token}` },
  });
  const reader = events.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});
