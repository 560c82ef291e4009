import { sessionStore } from '@shootline/shared-api';
import type { Passkey } from '@shootline/shared-api/contract';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';
import { cancelled, withPasskeys } from './testing/browser-passkeys.ts';

const jo = { ...buildUser(), email: 'jo@demo.test', workspace: 'demo' };
const phone: Passkey = {
  uuid: '0b8a3f0c-6a55-4c2e-9d6b-6f4f8f0b8f11',
  name: 'Pixel',
  is_synced: true,
  created: '2026-03-06T01:00:00.000Z',
  last_used: '2026-03-09T01:00:00.000Z',
};
const key: Passkey = {
  uuid: '1b8a3f0c-6a55-4c2e-9d6b-6f4f8f0b8f11',
  name: 'Key',
  is_synced: false,
  created: '2026-03-07T01:00:00.000Z',
  last_used: null,
};

const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [{ path: '/', page: () => Promise.resolve({ Component: () => <h1>All shoots</h1> }) }],
};

const ways = { hub_url: null, passkey_host: 'localhost', demo: null };
const challenge = () => ({ challenge: 'AAAA', rpId: 'localhost' });
const creation = () => ({
  ...challenge(),
  rp: { id: 'localhost', name: 'Portal' },
  user: { id: 'AAAA', name: 'jo', displayName: 'Jo' },
  pubKeyCredParams: [],
});

/** My Account of a user with these passkeys; returns what was sent. */
function serve(passkeys: Passkey[], { isPasswordOld = false, hasPassword = true } = {}) {
  let current = passkeys;
  let isOld = isPasswordOld;
  const sent: unknown[] = [];
  const needed = () => errorResponse('PasswordNeeded', 'Please enter your password again.');
  server.use(
    mockApi.get('/auth/methods', () => ways),
    mockApi.get('/account', () => ({
      has_password: hasPassword,
      is_from_hub: !hasPassword,
      first_page: null,
    })),
    mockApi.get('/account/sessions', () => []),
    mockApi.get('/account/notifications', () => []),
    mockApi.get('/get_user_address_hub3', () => ({ location: null, formatted_address: null })),
    mockApi.get('/account/second-factor', () => ({
      enabled: null,
      recovery_codes_left: 0,
      is_required: false,
      has_passkey: current.length > 0,
    })),
    mockApi.get('/account/passkeys', () => current),
    mockApi.post('/auth/passkey/begin', challenge),
    mockApi.post('/account/passkeys/confirm', () => {
      isOld = false;
      return undefined;
    }),
    mockApi.post('/account/passkeys/begin', () => (isOld ? needed() : creation())),
    mockApi.post('/account/passkeys', async ({ request }) => {
      const body = (await request.json()) as { name: string; credential: { id: string } };
      sent.push([body.name, body.credential.id]);
      current = [...current, { ...key, name: body.name }];
      return current;
    }),
    mockApi.put('/account/passkeys/{id}', async ({ params, request }) => {
      const { name } = (await request.json()) as { name: string };
      sent.push([params['id'], name]);
      current = current.map((one) => (one.uuid === params['id'] ? { ...one, name } : one));
      return current;
    }),
    mockApi.delete('/account/passkeys/{id}', ({ params }) => {
      if (isOld) return needed();
      sent.push(params['id']);
      current = current.filter(({ uuid }) => uuid !== params['id']);
      return current;
    }),
  );
  return sent;
}

async function openAccount() {
  const portal = await renderPortal('/account', { user: jo, remotes: [] });
  const heading = await screen.findByRole('heading', { name: 'Passkeys' });
  return { ...portal, heading };
}
const list = () => screen.findByRole('list', { name: 'Passkeys' });

let browser: ReturnType<typeof withPasskeys>;
beforeEach(() => {
  browser = withPasskeys();
});
afterEach(() => {
  browser.remove();
  localStorage.clear();
});

test('lists the passkeys of My Account with their use', async () => {
  serve([phone, key]);
  await openAccount();
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Pixel.*Last used.*Synced to other devices/);
  expect(second).toHaveTextContent(/Key.*Not used yet.*Added/);
  expect(second).not.toHaveTextContent('Synced');
});

test('adds a passkey under a name, after another one in place of the old password', async () => {
  const sent = serve([phone], { isPasswordOld: true });
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Add Passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Passkey' });
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Please enter a value\./));
  await user.type(name, 'Office laptop');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
  expect(await screen.findByText('Passkey added.')).toBeVisible();
  expect(sent).toEqual([['Office laptop', 'abc']]);
  expect(within(await list()).getByText('Office laptop')).toBeVisible();
  expect(browser.asked.map(({ kind }) => kind)).toEqual(['get', 'create']);
});

test('says why the browser has made no passkey, and lets the user try again', async () => {
  serve([]);
  const { user } = await openAccount();
  browser.refuse(cancelled());
  await user.click(await screen.findByRole('button', { name: 'Add Passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Passkey' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('No passkey was made. Please try again.')).toBeVisible();
  browser.refuse(new DOMException('Known.', 'InvalidStateError'));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(
    await dialog.findByText('This device has a passkey of your account already.'),
  ).toBeVisible();
  browser.refuse(null);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Passkey added.')).toBeVisible();
});

test('renames a passkey', async () => {
  const sent = serve([phone, key]);
  const { user } = await openAccount();
  const button = await screen.findByRole('button', { name: 'Rename passkey: Key' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Passkey' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Key');
  await user.clear(name);
  await user.type(name, 'Key at home{Enter}');
  expect(await screen.findByText('Passkey renamed.')).toBeVisible();
  expect(sent).toEqual([[key.uuid, 'Key at home']]);
  expect(within(await list()).getByText('Key at home')).toBeVisible();
  expect(button).toHaveFocus();
});

test('removes a passkey after a question', async () => {
  const sent = serve([phone, key]);
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Remove passkey: Pixel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Passkey' }));
  expect(dialog.getByText(/^Pixel does not sign you in any more/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed. Your other sessions have ended.')).toBeVisible();
  expect(sent).toEqual([phone.uuid]);
  await waitFor(() => expect(screen.queryByText('Pixel')).toBeNull());
});

test('says that users of the hub have none', async () => {
  serve([], { hasPassword: false });
  await openAccount();
  expect(screen.getByText('You sign in from the hub, and have no passkeys here.')).toBeVisible();
});

test('says that a browser cannot use them', async () => {
  browser.remove();
  serve([phone]);
  await openAccount();
  expect(await screen.findByText(/cannot use them\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Passkey' })).toBeNull();
});

/** The sign-in page of a portal with passkeys; returns what was sent. */
async function openSignIn(answer: () => Response | typeof jo = () => jo) {
  const sent: string[] = [];
  server.use(
    mockApi.get('/auth/methods', () => ways),
    mockApi.post('/auth/passkey/begin', challenge),
    mockApi.post('/auth/passkey', async ({ request }) => {
      sent.push(((await request.json()) as { id: string }).id);
      return answer();
    }),
  );
  const portal = await renderPortal('/login', { remotes: [shoots] });
  await signInForm();
  return { ...portal, sent };
}
const button = () => screen.findByRole('button', { name: 'Sign In with a Passkey' });

test('signs in without a password, and remembers the workspace', async () => {
  const { user, sent } = await openSignIn();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  expect(sent).toEqual(['abc']);
  expect(sessionStore.getState().user?.uuid).toBe(jo.uuid);
  expect(localStorage.getItem('shootline.workspace')).toBe('demo');
});

test('says that a passkey was refused or cancelled, and keeps the form', async () => {
  const refusal = 'Sorry, this passkey does not sign you in.';
  const { user, sent } = await openSignIn(() => errorResponse('NotAuthenticated', refusal));
  await user.type(screen.getByLabelText(/^Email/), 'jo@demo.test');
  await user.click(await button());
  expect(await screen.findByText(refusal)).toBeVisible();
  browser.refuse(cancelled());
  await user.click(await button());
  expect(await screen.findByText(/^No passkey was used\./)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('jo@demo.test');
});

test('offers passkeys while the form is filled in, where the browser can', async () => {
  browser.remove();
  browser = withPasskeys({ canOffer: true });
  await openSignIn();
  await waitFor(() => expect(browser.asked).toEqual([{ kind: 'get', mediation: 'conditional' }]));
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username webauthn');
});

test('takes a passkey in place of a code', async () => {
  server.use(mockApi.post('/auth/login3', () => errorResponse('SecondFactorNeeded', 'A code.')));
  const { user } = await openSignIn();
  await user.type(screen.getByLabelText(/^Email/), 'jo@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'shootline');
  await user.type(screen.getByLabelText(/^Workspace/), 'demo');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
});

test('shows no button on a portal of another host', async () => {
  let asked = 0;
  server.use(
    mockApi.get('/auth/methods', () => {
      asked += 1;
      return { hub_url: null, passkey_host: 'portal.example', demo: null };
    }),
  );
  await renderPortal('/login', { remotes: [shoots] });
  await signInForm();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('button', { name: 'Sign In with a Passkey' })).toBeNull();
});

test('shows the button on a listed portal of another host, if the browser allows it', async () => {
  const elsewhere = { ...ways, passkey_host: 'portal.example', passkey_origins: [location.origin] };
  server.use(mockApi.get('/auth/methods', () => elsewhere));
  browser.remove();
  browser = withPasskeys({ isRelated: true });
  await renderPortal('/login', { remotes: [shoots] });
  expect(await button()).toBeVisible();
});

test('signs in again with a passkey of the same account only', async () => {
  const session_expires = new Date(Date.now() + 3_600_000).toISOString();
  let answer = { ...jo, uuid: '9b8a3f0c-6a55-4c2e-9d6b-6f4f8f0b8f11' };
  server.use(
    mockApi.get('/auth/methods', () => ways),
    mockApi.post('/auth/passkey/begin', challenge),
    mockApi.post('/auth/passkey', () => answer),
    mockApi.post('/auth/logout', () => undefined),
  );
  const { user } = await renderPortal('/', { user: { ...jo, session_expires }, remotes: [shoots] });
  await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  await user.click(await button());
  expect(await screen.findByText('This passkey is of another account.')).toBeVisible();
  answer = { ...jo, uuid: jo.uuid };
  await user.click(await button());
  expect(await screen.findByText('You are signed in again.')).toBeVisible();
});
