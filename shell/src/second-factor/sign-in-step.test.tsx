import { sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import type { SignInRequest } from '@shootline/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';

const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: () => <h1>All shoots</h1> }) },
    { path: '/drafts', page: () => Promise.resolve({ Component: () => <h1>Drafts</h1> }) },
  ],
};
shoots.routes = [...shoots.routes, { path: '/drafts', layout: 'main', access: 'signed-in' }];

const jo = { ...buildUser(), email: 'jo@demo.test' };
const wrongCode = 'This code is not right.';

/** An account with a second factor; returns the requests to sign in. */
function accountWithApp() {
  const sent: SignInRequest[] = [];
  server.use(
    mockApi.post('/auth/login3', async ({ request }) => {
      const body = (await request.json()) as SignInRequest;
      sent.push(body);
      if (body.password !== 'shootline') return errorResponse('NotAuthenticated', 'Not right.');
      if (body.code === undefined) return errorResponse('SecondFactorNeeded', 'A code, please.');
      if (body.code === '123456' || body.code.startsWith('k3tm')) return jo;
      const error = { field: 'code', message: wrongCode, errors: [] };
      return errorResponse('ValidationError', '', [error]);
    }),
    mockApi.post('/auth/logout', () => undefined),
  );
  return sent;
}

afterEach(() => {
  localStorage.clear();
});

async function passPassword(path = '/login') {
  const portal = await renderPortal(path, { remotes: [shoots] });
  await signInForm();
  await portal.user.type(screen.getByLabelText(/^Email/), 'jo@demo.test');
  await portal.user.type(screen.getByLabelText(/^Password/), 'shootline');
  await portal.user.type(screen.getByLabelText(/^Workspace/), 'demo');
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return portal;
}

const codeField = () => screen.findByRole('textbox', { name: /^Code/ });

test('asks for a code after the password, and leads to the requested page', async () => {
  const sent = accountWithApp();
  const { user, path } = await passPassword('/login?next=/drafts');
  const field = await codeField();
  expect(screen.getByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(sessionStore.getState().user).toBeNull();
  await user.type(field, '123 456');
  await user.click(screen.getByRole('checkbox', { name: /^Remember this device for 30 days/ }));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Drafts' })).toBeVisible();
  expect(path()).toBe('/drafts');
  const credentials = { email: 'jo@demo.test', password: 'shootline', alias: 'demo' };
  expect(sent).toEqual([credentials, { ...credentials, code: '123456', remember_device: true }]);
  expect(localStorage.getItem('shootline.workspace')).toBe('demo');
});

test('reads full-width digits and spaces as digits', async () => {
  const sent = accountWithApp();
  const { user } = await passPassword();
  await user.type(await codeField(), '１２３\u3000４５６');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  expect(sent.at(-1)?.code).toBe('123456');
});

test('shows a wrong code next to its field, which keeps the input and takes the focus', async () => {
  const sent = accountWithApp();
  const { user } = await passPassword();
  await user.type(await codeField(), '12');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(async () =>
    expect(await codeField()).toHaveAccessibleDescription(/Enter the six digits\./),
  );
  expect(sent).toHaveLength(1);
  await user.type(await codeField(), '3457');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(async () =>
    expect(await codeField()).toHaveAccessibleDescription(expect.stringContaining(wrongCode)),
  );
  expect(await codeField()).toHaveValue('123457');
  expect(await codeField()).toHaveFocus();
});

test('takes a recovery code in place of the app', async () => {
  const sent = accountWithApp();
  const { user } = await passPassword();
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }));
  const field = await screen.findByRole('textbox', { name: /^Recovery code/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'k3tm-9q2x-7hfa-w4zd');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  expect(sent.at(-1)?.code).toBe('k3tm-9q2x-7hfa-w4zd');
});

test('says that there were too many wrong codes', async () => {
  accountWithApp();
  const { user } = await passPassword();
  const refusal = 'Sorry, there were too many wrong codes. Please try again in 15 minutes.';
  server.use(mockApi.post('/auth/login3', () => errorResponse('TooManyRequests', refusal)));
  await user.type(await codeField(), '111111');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('goes back to the sign-in, which keeps the account but not the password', async () => {
  accountWithApp();
  const { user } = await passPassword();
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
  await signInForm();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('jo@demo.test');
  expect(screen.getByLabelText(/^Workspace/)).toHaveValue('demo');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
});

test('asks for a code when signing in again on the last day of a session', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const sent = accountWithApp();
  const session_expires = new Date(Date.now() + 3_600_000).toISOString();
  const { user } = await renderPortal('/', { user: { ...jo, session_expires }, remotes: [shoots] });
  await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  const first = within(await screen.findByRole('dialog', { name: 'Sign In Again' }));
  await user.type(first.getByLabelText(/^Password/), 'shootline');
  await user.click(first.getByRole('button', { name: 'Sign In' }));
  const second = within(await screen.findByRole('dialog', { name: 'Enter Your Code' }));
  await user.type(await second.findByRole('textbox', { name: /^Code/ }), '123456');
  await user.click(second.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('You are signed in again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.code).toBe('123456');
});
