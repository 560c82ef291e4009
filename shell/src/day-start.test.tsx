import { roles, sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { cleanup, screen, within } from '@testing-library/react';
import {
  openSettings,
  renderPortal,
  server,
  signInForm,
  type TestRemote,
} from './testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

const area: TestRemote = {
  name: 'area',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/money', layout: 'main', access: 'signed-in' },
  ],
  nav: [
    { label: 'Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 },
    {
      label: 'Money',
      to: '/money',
      icon: 'receipt',
      access: 'signed-in',
      order: 20,
      group: 'people-and-money',
      firstFor: ['finance'],
    },
  ],
  pages: [
    { path: '/', page: page('Shoots') },
    { path: '/money', page: page('Money') },
  ],
};

let visits = 0;
const arrive = (role: number, first_page: string | null = null) =>
  renderPortal('/', {
    user: { ...buildUser(role as 31), first_page, auth_token: `visit ${(visits += 1)}` },
    remotes: [area],
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => localStorage.clear());

test.each([
  ['their role begins on', roles.finance, null, 'Money'],
  ['is home for others', roles.admin, null, 'Shoots'],
  ['they have chosen', roles.finance, '/', 'Shoots'],
])('opens the page that %s', async (_which, role, chosen, expected) => {
  await arrive(role, chosen);
  expect(await heading(expected)).toBeVisible();
});

test('groups the drawer, with the settings folded until they are wanted', async () => {
  const { user } = await arrive(roles.admin);
  await heading('Shoots');
  const people = screen.getByRole('group', { name: 'People and Money' });
  expect(
    within(people)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Money', 'Users']);
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  await openSettings(user);
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Audit' }));
  expect(await heading('Audit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
});

test('opens the settings on one of their pages, and keeps them as the user has left them', async () => {
  const atAudit = () => renderPortal('/audit', { user: buildUser(roles.admin), remotes: [area] });
  const { user } = await atAudit();
  await heading('Audit');
  expect(screen.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  cleanup();
  await atAudit();
  await heading('Audit');
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
});

describe('on a server that shows the demo', () => {
  const demo = {
    password: 'for all',
    accounts: [
      { email: 'admin@demo.test', workspace: 'demo', role_type: 'admin' as const },
      { email: 'camop@demo.test', workspace: 'demo', role_type: 'camera_operator' as const },
    ],
  };
  beforeEach(() =>
    server.use(mockApi.get('/auth/methods', () => ({ hub_url: null, passkey_host: null, demo }))),
  );

  test('an account of the demo signs in by one press', async () => {
    const sent: unknown[] = [];
    server.use(
      mockApi.post('/auth/login3', async ({ request }) => {
        sent.push(await request.json());
        return buildUser();
      }),
    );
    const { user } = await renderPortal('/login', { remotes: [area] });
    await signInForm();
    await user.click(await screen.findByRole('button', { name: 'Videographer demo' }));
    expect(await heading('Shoots')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ email: 'camop@demo.test', password: 'for all', alias: 'demo' }),
    ]);
  });

  test('a refused account says why and leaves the form', async () => {
    server.use(
      mockApi.post('/auth/login3', () =>
        errorResponse('NotAuthenticated', 'Sorry, that is wrong.'),
      ),
    );
    const { user } = await renderPortal('/login', { remotes: [area] });
    await user.click(await screen.findByRole('button', { name: 'Admin demo' }));
    expect(await screen.findByText('Sorry, that is wrong.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeEnabled();
    expect(sessionStore.getState().user).toBeNull();
  });
});
