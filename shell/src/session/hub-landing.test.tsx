import { roles, sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

const shoots: TestRemote = {
  name: 'shoots',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/shoot/:shootId', layout: 'main', access: 'signed-in' },
  ],
  nav: [],
  pages: [
    { path: '/', page: page('Shoots') },
    { path: '/shoot/:shootId', page: page('One shoot') },
  ],
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function hubAnswers(user = buildUser()) {
  const tokens: unknown[] = [];
  server.use(
    mockApi.post('/auth/sso/hub3', async ({ request }) => {
      tokens.push(await request.json());
      return user;
    }),
  );
  return tokens;
}

const question = { name: 'Sign in with this link?' };

/** Stores that this tab began the sign-in at the hub; returns the parameter that the hub sends back. */
function asked(state = '1-2-3-4') {
  sessionStorage.setItem('shootline.hub', state);
  return `state=${state}`;
}

test.each(['/sso/hub', '/sso/hub3'])('%s signs in once and opens the page', async (landing) => {
  const tokens = hubAnswers();
  const link = `${landing}?url=%2Fshoot%2F7%3Ftab%3Dfiles&token=a.b.c&${asked()}`;
  const { path } = await renderPortal(link, {
    remotes: [shoots],
  });
  const length = history.length;
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(path()).toBe('/shoot/7?tab=files');
  expect(history.length).toBe(length);
  expect(tokens).toEqual([{ token: 'a.b.c' }]);
  expect(sessionStore.getState().user).not.toBeNull();
});

test('does not open a page of another site', async () => {
  hubAnswers();
  const link = `/sso/hub3?url=%2F%2Fevil.example%2Fx&token=a.b.c&${asked()}`;
  const { path } = await renderPortal(link, {
    remotes: [shoots],
  });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(path()).toBe('/');
});

test.each([
  ['without a state', ''],
  ['with the state of somebody else', '&state=9-9-9-9'],
])('asks before it signs in with a link %s', async (_which, state) => {
  asked();
  const tokens = hubAnswers();
  const link = `/sso/hub3?url=%2Fshoot%2F7&token=a.b.c${state}`;
  const { user, path } = await renderPortal(link, { remotes: [shoots] });
  expect(await screen.findByRole('heading', question)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/please do not continue/);
  expect(sessionStore.getState().user).toBeNull();
  expect(tokens).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(path()).toBe('/shoot/7');
  expect(tokens).toEqual([{ token: 'a.b.c' }]);
});

test('offers the sign-in instead of a link that this tab did not request', async () => {
  const tokens = hubAnswers();
  const { user, path } = await renderPortal('/sso/hub3?url=%2Fshoot%2F7&token=a.b.c', {
    remotes: [shoots],
  });
  await user.click(await screen.findByRole('button', { name: 'Go to Sign In' }));
  await signInForm();
  expect(path()).toBe('/login?next=%2Fshoot%2F7');
  expect(tokens).toEqual([]);
});

const before = { ...buildUser(roles.admin), auth_token: 'before', sign_out_token: 'leave' };

test('asks a signed-in user first, and keeps the session on one click', async () => {
  const tokens = hubAnswers();
  const { path, user } = await renderPortal('/sso/hub3?url=%2Fshoot%2F7&token=a.b.c', {
    user: before,
    remotes: [shoots],
  });
  expect(await screen.findByRole('heading', question)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(`${before.full_name} (${before.email})`);
  expect(sessionStore.getState().user).toEqual(before);
  await user.click(screen.getByRole('button', { name: `Stay Signed In as ${before.full_name}` }));
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(path()).toBe('/shoot/7');
  expect(tokens).toEqual([]);
  expect(sessionStore.getState().user).toEqual(before);
});

test('signs the user out, also on the server, if they continue with the link', async () => {
  const after = { ...buildUser(), auth_token: 'after' };
  const tokens = hubAnswers(after);
  const revoked: (string | null)[] = [];
  server.use(
    mockApi.post('/auth/logout', ({ request }) => {
      revoked.push(request.headers.get('Authorization'));
      return undefined;
    }),
  );
  const { user } = await renderPortal('/sso/hub3?url=%2F&token=a.b.c', {
    user: before,
    remotes: [shoots],
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(tokens).toEqual([{ token: 'a.b.c' }]);
  expect(sessionStore.getState().user?.auth_token).toBe('after');
  await waitFor(() => expect(revoked).toEqual(['Token leave']));
});

test('keeps the session if the token is refused', async () => {
  const refusal = 'Sorry, you could not be signed in from the hub.';
  server.use(mockApi.post('/auth/sso/hub3', () => errorResponse('NotAuthenticated', refusal)));
  const { user } = await renderPortal('/sso/hub3?url=%2Fshoot%2F7&token=used', {
    user: before,
    remotes: [shoots],
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByText(refusal)).toBeVisible());
  expect(sessionStore.getState().user).toEqual(before);
  await user.click(screen.getByRole('button', { name: /^Stay Signed In/ }));
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
});

test('opens the page for a signed-in user without a token', async () => {
  const { path } = await renderPortal('/sso/hub?url=%2Fshoot%2F7', {
    user: before,
    remotes: [shoots],
  });
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(path()).toBe('/shoot/7');
});

test('says that a token is refused, and opens the sign-in, which leads to the page', async () => {
  const refusal = 'Sorry, you could not be signed in from the hub.';
  server.use(mockApi.post('/auth/sso/hub3', () => errorResponse('NotAuthenticated', refusal)));
  const { path } = await renderPortal(`/sso/hub3?url=%2Fshoot%2F7&token=used&${asked()}`, {
    remotes: [shoots],
  });
  await signInForm();
  expect(path()).toBe('/login?next=%2Fshoot%2F7');
  await waitFor(() => expect(screen.getByText(refusal)).toBeVisible());
});

test('opens the sign-in without a token and without a question', async () => {
  const { path } = await renderPortal('/sso/hub', { remotes: [shoots] });
  await signInForm();
  expect(path()).toBe('/login');
});

test('links the sign-in to the hub, which leads back to the page', async () => {
  server.use(
    mockApi.get('/auth/methods', () => ({
      hub_url: 'https://hub.example/portal?of=7',
      passkey_host: null,
      demo: null,
    })),
  );
  const { user } = await renderPortal('/login?next=%2Fshoot%2F7', { remotes: [shoots] });
  const link = await screen.findByRole('link', { name: 'Sign In with the Hub' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://hub.example/portal');
  const { state, ...others } = Object.fromEntries(address.searchParams);
  expect(others).toEqual({ of: '7', url: '/shoot/7' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(sessionStorage.getItem('shootline.hub')).toBe(state);
});

test('offers the hub after the sign-in page has signed a user out', async () => {
  server.use(
    mockApi.get('/auth/methods', () => ({
      hub_url: 'https://hub.example/portal',
      passkey_host: null,
      demo: null,
    })),
  );
  await renderPortal('/login', { user: buildUser(), remotes: [shoots] });
  expect(await screen.findByRole('link', { name: 'Sign In with the Hub' })).toBeVisible();
  expect(sessionStore.getState().user).toBeNull();
});

test.each([
  ['without a hub', () => ({ hub_url: null, passkey_host: null, demo: null })],
  ['while the API gives no answer', () => errorResponse('InternalError', 'Sorry.')],
])(
  'shows no hub button at the sign-in %s',
  async (_when, answer: () => Response | { hub_url: null; passkey_host: null; demo: null }) => {
    let asked = 0;
    server.use(
      mockApi.get('/auth/methods', () => {
        asked += 1;
        return answer();
      }),
    );
    await renderPortal('/login', { remotes: [shoots] });
    await signInForm();
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: 'Sign In with the Hub' })).toBeNull();
  },
);
