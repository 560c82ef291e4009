import { roles } from '@shootline/shared-api';
import type { SharedCode } from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { provided, renderPortal, server, type TestRemote } from './testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });
const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page: page('Shoots') }],
};
const ledger = (change: Partial<TestRemote> = {}): TestRemote => ({
  name: 'ledger',
  routes: [{ path: '/ledger', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'Ledger', to: '/ledger', icon: 'receipt', access: 'signed-in', order: 40 }],
  pages: [{ path: '/ledger', page: page('All ledgers') }],
  ...change,
});
const admin = buildUser(roles.admin);
const sharedUi = (version: string, ...names: string[]): Partial<SharedCode> => ({
  versions: { ...provided.versions, '@shootline/shared-ui': version },
  names: { '@shootline/shared-ui': names },
});

afterEach(() => {
  localStorage.clear();
});

const newer = 'This area needs a newer version of the portal. Reload the page to get it.';
const older = 'This area is older than this portal and cannot be shown until it is updated.';
const other = 'This area was built for another version of the portal and cannot be shown.';

test.each([
  ['that uses a renamed component of a newer shell', newer, { uses: sharedUi('3.0.0', 'Knob') }],
  ['that uses a component removed from the shell', older, { uses: sharedUi('1.0.0', 'Tile') }],
  ['that uses a name unknown to every shell', other, { uses: sharedUi('2.1.0', 'Tile') }],
  ['whose deploy found a changed function in this shell', newer, { lacks: ['formatDuration'] }],
  ['with a newer contract', newer, { contract: 2 }],
  [
    'built with a later library',
    newer,
    { uses: { versions: { ...provided.versions, react: '99.0.0' } } },
  ],
])('does not mount a remote %s, and says so', async (_case, sentence, change) => {
  const remotes = [shoots, ledger(change)];
  const { loaded, user } = await renderPortal('/ledger', { user: admin, remotes });
  expect(await screen.findByText(sentence)).toBeVisible();
  const label = sentence === newer ? 'Reload' : 'Retry';
  expect(screen.getByRole('button', { name: label })).toBeVisible();
  expect(loaded).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'My Shoots' }));
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
});

test('mounts a remote of an older release if all shared code that it uses is there', async () => {
  const remotes = [shoots, ledger({ uses: sharedUi('1.0.0', 'Page') })];
  await renderPortal('/ledger', { user: admin, remotes });
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
});

test('does not mount a remote that does not list the shared code it uses', async () => {
  const remotes = [shoots, ledger({ uses: {}, version: '1.0.1' })];
  const rendered = renderPortal('/ledger', { user: admin, remotes });
  server.use(http.get('*/ledger/1.0.1/uses.json', () => new HttpResponse(null, { status: 404 })));
  const { loaded } = await rendered;
  const away = 'A part of the portal cannot be reached right now, and this page may belong to it.';
  expect(await screen.findByText(away)).toBeVisible();
  expect(loaded).toEqual([]);
});

test('keeps the last release that fits if a newer one does not', async () => {
  await renderPortal('/ledger', { user: admin, remotes: [shoots, ledger()] });
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
  document.body.replaceChildren();

  const forced = ledger({ uses: sharedUi('3.0.0', 'Knob'), version: '2.0.0' });
  await renderPortal('/ledger', { user: admin, remotes: [shoots, forced] });
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
});
