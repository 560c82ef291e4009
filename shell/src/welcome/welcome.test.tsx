import { alreadyVisited, type Role, roles, signOut, sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { ErrorState, Input } from '@shootline/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';
// Compiles the lazy code before the first test waits for it.
import './welcome.tsx';

let answer = () => Promise.resolve('loaded');

function Shoots() {
  const { error } = useQuery({ queryKey: ['shoots'], queryFn: () => answer(), retry: false });
  return (
    <>
      <h1>Shoots</h1>
      <Input aria-label="Title" />
      {error && <ErrorState message="No shoots." />}
    </>
  );
}

const pageOf = (Component: () => React.JSX.Element) => () => Promise.resolve({ Component });
const shoots: TestRemote = {
  name: 'shoots',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/shoot/:shootId', layout: 'main', access: 'signed-in' },
    { path: '/finance-dashboard', layout: 'main', access: 'signed-in' },
  ],
  nav: [{ label: 'My Shoots', to: '/', icon: 'file', access: 'signed-in', order: 10 }],
  pages: [
    { path: '/', page: pageOf(Shoots) },
    { path: '/shoot/:shootId', page: pageOf(() => <h1>One shoot</h1>) },
    { path: '/finance-dashboard', page: pageOf(() => <h1>Invoices</h1>) },
  ],
};

/** Bodies of the choices sent. */
let chosen: unknown[] = [];
let visits = 0;

beforeEach(() => {
  chosen = [];
  answer = () => Promise.resolve('loaded');
  server.use(
    mockApi.post('/auth/logout', () => undefined),
    mockApi.put('/account/welcome', async ({ request }) => {
      chosen.push(await request.json());
      return undefined;
    }),
  );
});
afterEach(() => localStorage.clear());

/** Opens the portal after a sign-in of a user who still gets the welcome. */
function arrive(
  path = '/',
  { role = roles.client_user as Role, first_page = null as string | null } = {},
) {
  visits += 1;
  alreadyVisited.set(false);
  const account = { ...buildUser(role), first_page, shows_welcome: true, auth_token: `${visits}` };
  return renderPortal(path, { user: account, remotes: [shoots] });
}

const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome to Northlight' });
const welcome = () => screen.findByRole('dialog', { name: 'Welcome to Northlight' });
const again = () => screen.getByRole('checkbox', { name: 'Do not show again' });

test.each([
  ['client', roles.unapproved_client_user, /Request a shoot/],
  ['videographer', roles.camera_operator, /Answer the job offers/],
  ['editor', roles.editor, /Follow each booking/],
  ['reviewer', roles.reviewer, /Approve new bookings/],
  ['finance', roles.finance, /approve the invoices/],
])('tells a %s after a sign-in what to do here, once', async (_name, role, line) => {
  const { user } = await arrive('/', { role });
  expect(within(await welcome()).getByText(line)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});

test('follows the stored flag alreadyVisited, also over a sign-out', async () => {
  const { user } = await arrive();
  await welcome();
  expect(localStorage.getItem('alreadyVisited')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  const session = sessionStore.getState().user;
  const reload = async () => {
    cleanup();
    await renderPortal('/', { user: session, remotes: [shoots] });
    await heading('Shoots');
  };
  await reload();
  expect(dialog()).not.toBeInTheDocument();
  localStorage.setItem('alreadyVisited', 'false');
  await reload();
  expect(await welcome()).toBeVisible();
  act(signOut);
  expect(localStorage.getItem('alreadyVisited')).toBe('true');
});

test('does not come again once the user has chosen so', async () => {
  const { user } = await arrive();
  await welcome();
  expect(again()).not.toBeChecked();
  await user.click(again());
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  await waitFor(() => expect(chosen).toEqual([{ shows_welcome: false }]));
  const session = sessionStore.getState().user;
  cleanup();
  alreadyVisited.set(false);
  await renderPortal('/', { user: session, remotes: [shoots] });
  await heading('Shoots');
  expect(dialog()).not.toBeInTheDocument();
});

test('says if the choice could not be saved', async () => {
  server.use(mockApi.put('/account/welcome', () => errorResponse('InternalError', 'Not now.')));
  const { user } = await arrive();
  await welcome();
  await user.click(again());
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
});

test('shows on the page that the user chose to begin with', async () => {
  const { path } = await arrive('/', { first_page: '/inbox' });
  expect(await welcome()).toBeVisible();
  expect(path()).toBe('/inbox');
});

test('does not cover a page that a link led to, and comes at home', async () => {
  const { user } = await arrive('/shoot/7');
  await heading('One shoot');
  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'My Shoots' }));
  expect(await welcome()).toBeVisible();
});

test('waits for the page, and until the user has left a field', async () => {
  const loaded = Promise.withResolvers<string>();
  answer = () => loaded.promise;
  const { user } = await arrive();
  await user.type(await screen.findByLabelText('Title'), 'kit');
  act(() => screen.getByLabelText('Title').blur());
  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Title'));
  loaded.reject(new Error('No.'));
  await screen.findByText('No shoots.');
  await user.type(screen.getByLabelText('Title'), 'chen');
  expect(dialog()).not.toBeInTheDocument();
  act(() => screen.getByLabelText('Title').blur());
  expect(await welcome()).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
});

test('tells only of what this portal has', async () => {
  const invoices: TestRemote = {
    ...shoots,
    routes: shoots.routes.filter(({ path }) => path === '/finance-dashboard'),
    nav: [
      { label: 'Invoices', to: '/finance-dashboard', icon: 'file', access: 'signed-in', order: 1 },
    ],
    pages: shoots.pages.filter(({ path }) => path === '/finance-dashboard'),
  };
  alreadyVisited.set(false);
  const account = { ...buildUser(roles.finance), shows_welcome: true, auth_token: 'of invoices' };
  await renderPortal('/', { user: account, remotes: [invoices] });
  const lines = within(await welcome()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Check prices, and approve the invoices of videographers.',
  ]);
});

test('opens from the drawer on any page', async () => {
  const { user } = await arrive('/shoot/7');
  await heading('One shoot');
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(await welcome()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});
