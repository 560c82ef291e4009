import type { SignInRequest } from '@shootline/shared-api/contract';
import { speak } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showSignIn } from './start/sign-in-form.ts';
import { staticForm } from './static-form.tsx';
import { renderPortal, server, type TestRemote } from './testing/render-portal.tsx';

const config: PortalConfig = {
  brand: { name: 'Northlight', logo: '', termsUrl: '' },
  api: '/api',
  remotes: [],
};
const shoots: TestRemote = {
  name: 'shoots',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/drafts', layout: 'main', access: 'signed-in' },
  ],
  nav: [],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: () => <h1>All shoots</h1> }) },
    { path: '/drafts', page: () => Promise.resolve({ Component: () => <h1>Drafts</h1> }) },
  ],
};
const german: Record<string, string> = { Email: 'E-Mail', 'Sign In': 'Anmelden' };

const template = (language: string, { html, busy }: ReturnType<typeof staticForm>) =>
  `<template id="sign-in-${language}" data-busy="${busy}">${html}</template>`;

/** The page of the build at the sign-in, before the portal's code has loaded. */
function openEarly(deployment: Partial<PortalConfig> = {}, path = '/login') {
  window.history.replaceState(null, '', path);
  const ofGermans = template(
    'de',
    staticForm('de', (text) => german[text]),
  );
  const ofOthers = template('en', staticForm('en-AU'));
  document.body.innerHTML = `<div id="root"><main class="slow-start"></main></div>${ofOthers}${ofGermans}`;
  showSignIn({ ...config, ...deployment });
  return userEvent.setup();
}

/** Lets the portal's code arrive. */
const arrive = (path = '/login') => renderPortal(path, { remotes: [shoots] });

/** Records the requests to sign in. */
function recordSignIns() {
  const sent: SignInRequest[] = [];
  server.use(
    mockApi.post('/auth/login3', async ({ request }) => {
      const body = (await request.json()) as SignInRequest;
      sent.push(body);
      return body.password === 'shootline'
        ? buildUser()
        : errorResponse('NotAuthenticated', 'Not right.');
    }),
  );
  return sent;
}

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const workspace = () => screen.getByLabelText<HTMLInputElement>(/^Workspace/);

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  speak('en-AU');
});

test('shows brand, title and the last workspace, and begins at the first empty field', () => {
  localStorage.setItem('shootline.workspace', 'demo');
  openEarly();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Northlight');
  expect(document.title).toBe('Sign In · Northlight');
  expect(workspace()).toHaveValue('demo');
  expect(email()).toHaveFocus();
});

test('fills in the workspace that a link names', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const path = '/login?workspace=acme';
  openEarly({}, path);
  expect(workspace()).toHaveValue('acme');
  document.body.innerHTML = '<div id="root"></div>';
  await arrive(path);
  expect(await screen.findByLabelText(/^Workspace/)).toHaveValue('acme');
});

test('keeps fields, letters, focus and caret when the portal takes the form over', async () => {
  const sent = recordSignIns();
  const user = openEarly();
  await user.type(email(), 'jo@demo.test');
  await user.type(workspace(), 'demo');
  await user.type(password(), 'shotline');
  const early = [email(), password(), workspace()];
  password().setSelectionRange(3, 3);

  await arrive();
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect([email(), password(), workspace()]).toEqual(early);
  expect(early.every(({ isConnected }) => isConnected)).toBe(true);
  expect(password()).toHaveFocus();
  expect(password().selectionStart).toBe(3);
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('jo@demo.test');

  await user.keyboard('o');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  expect(sent).toEqual([{ email: 'jo@demo.test', password: 'shootline', alias: 'demo' }]);
});

test('sends a form that was submitted before the code was there, once, and goes on', async () => {
  const sent = recordSignIns();
  const user = openEarly();
  await user.type(email(), 'jo@demo.test');
  await user.type(password(), 'shootline{Enter}');
  expect(workspace()).toHaveFocus();
  await user.keyboard('demo{Enter}');
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  expect(sent).toEqual([]);

  await arrive('/login?next=/drafts');
  expect(await screen.findByRole('heading', { name: 'Drafts' })).toBeVisible();
  expect(sent).toEqual([{ email: 'jo@demo.test', password: 'shootline', alias: 'demo' }]);
});

test('shows why a form submitted early is refused, and keeps the input', async () => {
  recordSignIns();
  const user = openEarly();
  await user.type(email(), 'jo@demo.test');
  await user.type(workspace(), 'demo');
  await user.type(password(), 'wrong{Enter}');
  await arrive();
  await waitFor(() => expect(screen.getByText('Not right.')).toBeVisible());
  expect(password()).toHaveValue('wrong');
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
});

test('is in the language of the deployment, and loses no letter if the portal lacks its texts', async () => {
  const user = openEarly({ locales: ['de'] });
  speak('en-AU');
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  await user.type(screen.getByLabelText(/^E-Mail/), 'jo@demo.test');
  await arrive();
  await waitFor(() => expect(email()).toHaveValue('jo@demo.test'));
});

test('gives way to the page of a user who has signed in meanwhile', async () => {
  openEarly();
  await renderPortal('/drafts', { remotes: [shoots], user: buildUser() });
  expect(await screen.findByRole('heading', { name: 'Drafts' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(document.querySelector('.slow-start')).not.toBeInTheDocument();
});
