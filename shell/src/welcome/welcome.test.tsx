import { alreadyVisited, type Role, roles, signOut, sessionStore } from '@shootline/shared-api';
import { clients, financeStaff, internalUsers, videographers } from '@shootline/shared-api/portal';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { ErrorState, Input } from '@shootline/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { openSettings, renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';
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
  ],
  nav: [{ label: 'My Shoots', to: '/', icon: 'file', access: 'signed-in', order: 10 }],
  pages: [
    { path: '/', page: pageOf(Shoots) },
    { path: '/shoot/:shootId', page: pageOf(() => <h1>One shoot</h1>) },
  ],
  welcome: [
    { text: 'Order a shoot.', access: clients, order: 10 },
    { text: 'Answer the calls of crews.', access: videographers, order: 10 },
    { text: 'Plan the crews.', access: internalUsers, order: 30 },
  ],
};
const ledger: TestRemote = {
  name: 'ledger',
  routes: [{ path: '/ledger', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [{ path: '/ledger', page: pageOf(() => <h1>Ledger</h1>) }],
  welcome: [{ text: 'Pay the crews.', access: financeStaff, order: 20 }],
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
  return renderPortal(path, { user: account, remotes: [shoots, ledger] });
}

const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome to Northlight' });
const welcome = () => screen.findByRole('dialog', { name: 'Welcome to Northlight' });
const again = () => screen.getByRole('checkbox', { name: 'Do not show again' });

test.each([
  ['client', roles.unapproved_client_user, ['Order a shoot.']],
  ['videographer', roles.camera_operator, ['Answer the calls of crews.']],
  ['editor', roles.editor, ['Plan the crews.']],
  ['finance', roles.finance, ['Pay the crews.', 'Plan the crews.']],
])('tells a %s after a sign-in what to do in the areas, once', async (_name, role, texts) => {
  const { user } = await arrive('/', { role });
  const lines = within(await welcome()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(texts);
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

test('says in a portal without lines for the user that their work is elsewhere', async () => {
  const { user } = await renderPortal('/ledger', { user: buildUser(), remotes: [ledger] });
  await openSettings(user);
  await user.click(await screen.findByRole('button', { name: 'Welcome' }));
  expect(await welcome()).toHaveTextContent(/your work is not in this portal/);
});

test('opens from the drawer on any page', async () => {
  const { user } = await arrive('/shoot/7');
  await heading('One shoot');
  await openSettings(user);
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(await welcome()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});
