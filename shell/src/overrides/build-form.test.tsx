import { roles } from '@shootline/shared-api';
import {
  type PortalConfig,
  portalContract,
  type RemoteManifest,
} from '@shootline/shared-api/portal';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  integrityOfEntry,
  provided,
  renderPortal,
  server,
  type TestRemote,
} from '../testing/render-portal.tsx';

const page = () => Promise.resolve({ Component: () => <h1>Shoots</h1> });
const shoots = (): TestRemote => ({
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page }],
});
const admin = { ...buildUser(roles.admin), timezone: 'Europe/London' };
const key = 'shootline.overrides';
const builds = 'https://builds.test';

const manifest = (changes: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'shoots',
  contract: portalContract,
  version: '1.1.0-aaaaaaaa',
  entry: 'remoteEntry.js',
  integrity: integrityOfEntry,
  builtFor: 'same code',
  routes: [...shoots().routes],
  nav: [...shoots().nav],
  widgets: [],
  ...changes,
});

const answer = (path: string, content: object | null) =>
  http.get(path, () =>
    content ? HttpResponse.json(content) : new HttpResponse(null, { status: 404 }),
  );
/** Publishes a build on the other server. */
const publish = (content: object | null, uses: object = provided) =>
  server.use(answer(`${builds}/remote.json`, content), answer(`${builds}/uses.json`, uses));
const keep = (content: object | null) => server.use(answer('*/shoots/releases.json', content));

beforeEach(() => {
  const away = () => errorResponse('InternalError');
  server.use(
    mockApi.get('/status', away),
    mockApi.get('/jobs', away),
    mockApi.get('/mails', away),
    mockApi.get('/remotes/health', () => ({ results: [] })),
  );
  keep(null);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const allowed: PortalConfig['overrides'] = { origins: [builds] };

async function openForm(overrides = allowed) {
  const { user } = await renderPortal('/status', {
    user: admin,
    remotes: [shoots()],
    config: { overrides },
  });
  await user.click(await screen.findByRole('button', { name: 'Run Another Build: Shoots' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Run Another Build/ }));
  const run = () => user.click(dialog.getByRole('button', { name: 'Run Build' }));
  return { user, dialog, run };
}

async function tryAddress(address: string) {
  const form = await openForm();
  await form.user.selectOptions(form.dialog.getByLabelText(/^Build/), 'Another address…');
  const field = form.dialog.getByLabelText(/^Address of its remote.json/);
  if (address) await form.user.type(field, address);
  await form.run();
  return { ...form, field };
}

const otherOrigin =
  'This portal allows no builds from https://evil.test, only from https://builds.test.';
const notAnAddress =
  'Enter the whole address of a remote.json, such as https://builds.example/remote.json.';

test.each([
  ['nothing', '', 'Enter the address of a remote.json.'],
  ['no address', 'builds.test/remote.json', notAnAddress],
  ['an address that is no web page', 'javascript:alert(1)', notAnAddress],
  ['another origin', 'https://evil.test/remote.json', otherOrigin],
  [
    'a longer name of an allowed origin',
    'https://builds.test.evil.test/remote.json',
    'This portal allows no builds from https://builds.test.evil.test, only from https://builds.test.',
  ],
])('refuses %s next to the field, and keeps the input', async (_case, address, sentence) => {
  const { field } = await tryAddress(address);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(address);
  expect(localStorage.getItem(key)).toBeNull();
});

const newer = { ...provided, names: { '@shootline/shared-ui': ['Knob'] } };
const later = { ...provided.versions, '@shootline/shared-ui': '3.0.0' };

test.each([
  [
    'there is no remote.json',
    null,
    provided,
    'No remote.json can be read at this address: https://builds.test/remote.json answers 404.',
  ],
  [
    'there is something else',
    { shoots: true },
    provided,
    /^No remote.json can be read at this address: name: /,
  ],
  [
    'it is a build of another area',
    manifest({ name: 'ledger' }),
    provided,
    'This is a build of ledger, not of shoots.',
  ],
  [
    'it needs a newer portal',
    manifest(),
    { ...newer, versions: later },
    'This build needs a newer version of the portal: the shell has no Knob of @shootline/shared-ui.',
  ],
  [
    'it is too old',
    manifest(),
    { ...newer, versions: { ...later, '@shootline/shared-ui': '1.0.0' } },
    'This build is older than this portal and does not fit: the shell has no Knob of @shootline/shared-ui.',
  ],
  [
    'its code is elsewhere',
    manifest({ entry: 'https://evil.test/remoteEntry.js' }),
    provided,
    'The code of this build is on another server than its remote.json: https://evil.test/remoteEntry.js.',
  ],
])('refuses a build if %s', async (_case, content, uses, sentence) => {
  publish(content, uses);
  const { field } = await tryAddress(`${builds}/remote.json`);
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid'));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});

test('stores a build that fits, for the user who chose it', async () => {
  publish(manifest());
  await tryAddress(`${builds}/remote.json`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
  expect(stored).toEqual({
    [admin.uuid]: { shoots: { url: `${builds}/remote.json`, version: '1.1.0-aaaaaaaa' } },
  });
});

test('offers the versions kept on the server, newest first, and stores the chosen one', async () => {
  keep({
    versions: {
      '1.0.0-11111111': '2030-08-01T09:00:00.000Z',
      '1.0.1-22222222': '2030-08-03T09:00:00.000Z',
      '1.0.2-33333333': '2030-08-02T09:00:00.000Z',
    },
    current: ['1.0.0-11111111', '1.0.2-33333333'],
    tags: {},
  });
  server.use(
    answer('*/shoots/1.0.0-11111111/build.json', manifest({ version: '1.0.0-11111111' })),
    answer('*/shoots/1.0.0-11111111/uses.json', provided),
  );
  const { user, dialog, run } = await openForm({ origins: [] });
  const field = dialog.getByLabelText(/^Build/);
  await waitFor(() =>
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Select…',
      '1.0.1-22222222, deployed Sat, 3 Aug 2030, 10:00 AM (BST)',
      '1.0.0-11111111, deployed Thu, 1 Aug 2030, 10:00 AM (BST)',
    ]),
  );
  await run();
  expect(await dialog.findByText('Choose a build.')).toBeVisible();
  await user.selectOptions(field, '1.0.0-11111111');
  await run();
  await waitFor(() => expect(localStorage.getItem(key)).toContain('/1.0.0-11111111/build.json'));
});

test('says that no version is kept', async () => {
  const { dialog } = await openForm();
  expect(await dialog.findByText('No other version is kept on the server.')).toBeVisible();
});

test('offers nothing where the deployment does not allow it', async () => {
  await renderPortal('/status', { user: admin, remotes: [shoots()] });
  expect(await screen.findByRole('region', { name: 'Shoots' })).toBeVisible();
  expect(await screen.findByText('Ready, not opened yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Run Another Build/ })).not.toBeInTheDocument();
});

test('is on My Account for other roles that may run builds', async () => {
  server.use(
    mockApi.get('/account', () => ({ has_password: true, is_from_hub: false, first_page: null })),
    mockApi.get('/account/sessions', () => []),
    mockApi.get('/account/second-factor', () => errorResponse('InternalError')),
    mockApi.get('/get_user_address_hub3', () => errorResponse('InternalError')),
    mockApi.get('/account/notifications', () => []),
  );
  const { user } = await renderPortal('/account', {
    user: buildUser(roles.finance),
    remotes: [shoots()],
    config: { overrides: { origins: [builds], roles: ['finance'] } },
  });
  const card = within(await screen.findByRole('region', { name: 'Other Builds' }));
  await user.click(card.getByRole('button', { name: 'Run Another Build: Shoots' }));
  expect(await screen.findByRole('dialog', { name: /Run Another Build/ })).toBeVisible();
});
