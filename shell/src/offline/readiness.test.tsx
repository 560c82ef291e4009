import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderPortal, server } from '../testing/render-portal.tsx';

const origin = 'http://localhost';
const entry = 'shell/1.0.0/assets/main.0123abcd.js';

/** Everything that the worker keeps of a portal after My Bookings was opened. */
const kept = (): Record<string, Record<string, string>> => ({
  'shootline.files': {
    '/': `<script src="/${entry}" integrity="sha256-a"></script>`,
    '/portal.json': '{}',
    '/bookings/remote.json': JSON.stringify({
      entry: '2.0.0/remoteEntry.js',
      offline: [{ path: '/booking/list-bookings', most: 20 }],
    }),
  },
  'shootline.code': { '/shell/1.0.0/files.json': '[]', '/bookings/2.0.0/files.json': '[]' },
  'shootline.answers.ab12': { '/api/booking/list-bookings': '{}' },
});

const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, origin).pathname;

/** A browser that has a worker and these copies. */
function browserWith(copies: ReturnType<typeof kept>): void {
  const open = (name: string) => ({
    keys: () =>
      Promise.resolve(Object.keys(copies[name] ?? {}).map((path) => ({ url: origin + path }))),
    match: (key: string | { url: string }) => {
      const text = copies[name]?.[addressOf(key)];
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  });
  const caches = {
    keys: () => Promise.resolve(Object.keys(copies)),
    open: (name: string) => Promise.resolve(open(name)),
    delete: () => Promise.resolve(true),
  };
  const worker = { getRegistration: () => Promise.resolve({ active: {} }) };
  Object.assign(globalThis, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
}

async function openAccount() {
  server.use(
    mockApi.get('/account', () => ({ has_password: true, is_from_hub: false, first_page: null })),
    mockApi.get('/account/sessions', () => []),
    mockApi.get('/account/notifications', () => []),
    mockApi.get('/account/second-factor', () => ({
      enabled: null,
      recovery_codes_left: 0,
      is_required: false,
      has_passkey: false,
    })),
    mockApi.get('/get_user_address_hub3', () => ({ location: null, formatted_address: null })),
  );
  await renderPortal('/account', { user: buildUser(), remotes: [] });
  return within(await screen.findByRole('region', { name: 'Without a Network' }));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  localStorage.clear();
});

test('says that the portal and a list could be opened without a network', async () => {
  browserWith(kept());
  const card = await openAccount();
  expect(await card.findByText('Ready without a network')).toBeVisible();
});

test.each([
  ['a list', 'shootline.answers.ab12', '/api/booking/list-bookings'],
  ["the area's code", 'shootline.code', '/bookings/2.0.0/files.json'],
  ["the shell's code", 'shootline.code', '/shell/1.0.0/files.json'],
  ['the page', 'shootline.files', '/'],
])('is not ready while %s is missing, and says what to do', async (_what, cache, path) => {
  const copies = kept();
  delete copies[cache]?.[path];
  browserWith(copies);
  const card = await openAccount();
  expect(await card.findByText('Not ready without a network yet')).toBeVisible();
  expect(card.getByText(/^Open a list such as My Bookings once/)).toBeVisible();
});

test('says so where the browser has no worker', async () => {
  const card = await openAccount();
  expect(await card.findByText('This browser cannot keep the portal')).toBeVisible();
});
