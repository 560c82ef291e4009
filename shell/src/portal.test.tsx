import { errorTexts, roles, sessionStore } from '@shootline/shared-api';
import { financeStaff } from '@shootline/shared-api/portal';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useParams } from '@shootline/shared-ui/router';
import {
  integrityOfEntry,
  renderPortal,
  server,
  signInForm,
  type TestRemote,
} from './testing/render-portal.tsx';

const { jest } = import.meta;

function ShootPage() {
  return <h1>Shoot {useParams()['shootId']}</h1>;
}

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

function shoots(): TestRemote {
  return {
    name: 'shoots',
    routes: [
      { path: '/', layout: 'main', access: 'signed-in' },
      { path: '/shoot/:shootId', layout: 'main', access: 'signed-in' },
    ],
    nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
    pages: [
      { path: '/', page: page('Shoots') },
      { path: '/shoot/:shootId', page: () => Promise.resolve({ Component: ShootPage }) },
    ],
  };
}

function ledger(): TestRemote {
  return {
    name: 'ledger',
    routes: [{ path: '/ledger', layout: 'main', access: financeStaff }],
    nav: [{ label: 'Ledger', to: '/ledger', icon: 'receipt', access: financeStaff, order: 40 }],
    pages: [{ path: '/ledger', page: page('Ledger') }],
  };
}

beforeEach(() => server.use(mockApi.post('/auth/logout', () => undefined)));
afterEach(() => {
  localStorage.clear();
});

test('shows a finance user exactly the pages of that role in the drawer', async () => {
  await renderPortal('/', { user: buildUser(roles.finance), remotes: [shoots(), ledger()] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['For Me', 'My Shoots', 'Ledger']);
});

test('shows the drawer entry of a remote whose icon only a newer shell has', async () => {
  const remote = shoots();
  const nav = remote.nav.map((entry) => ({ ...entry, icon: 'hologram' }));
  await renderPortal('/', { user: buildUser(roles.finance), remotes: [{ ...remote, nav }] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Shoots' })).toBeVisible();
});

test('shows a client no entry of finance, and refuses its page without loading its code', async () => {
  const { loaded } = await renderPortal('/ledger', {
    user: buildUser(roles.client_user),
    remotes: [shoots(), ledger()],
  });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ledger' })).not.toBeInTheDocument();
  expect(loaded).toEqual([]);
});

test('gives a page the parameters of its path', async () => {
  await renderPortal('/shoot/42', { user: buildUser(), remotes: [shoots()] });
  expect(await screen.findByRole('heading', { name: 'Shoot 42' })).toBeVisible();
});

test('shows Not Found for an unknown path', async () => {
  await renderPortal('/nowhere', { user: buildUser(), remotes: [shoots()] });
  expect(
    await screen.findByText("Sorry, we can't find the page you're looking for."),
  ).toBeVisible();
});

test('returns to the requested page after the sign-in', async () => {
  const { user, path, loaded } = await renderPortal('/shoot/7?tab=files', { remotes: [shoots()] });
  await signInForm();
  expect(path()).toBe('/login?next=%2Fshoot%2F7%3Ftab%3Dfiles');
  const reason = 'Sorry, you must be signed in to access this page.';
  await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
  expect(loaded).toEqual([]);

  server.use(mockApi.post('/auth/login3', () => buildUser()));
  await user.type(screen.getByLabelText(/Email/), 'maya@example.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.type(screen.getByLabelText(/Workspace/), 'demo');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Shoot 7' })).toBeVisible();
  expect(path()).toBe('/shoot/7?tab=files');
});

test('focuses the first empty field of the sign-in, and knows the workspace of this device', async () => {
  const { user } = await renderPortal('/login', { remotes: [shoots()] });
  server.use(mockApi.post('/auth/login3', () => buildUser()));
  const email = await screen.findByLabelText(/Email/);
  expect(email).toHaveFocus();
  await user.keyboard('maya@example.test{Tab}correct horse');
  await user.type(screen.getByLabelText(/Workspace/), ' demo {Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByLabelText(/Workspace/)).toHaveValue('demo');
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
});

test('keeps the workspace of this device after a refused sign-in', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const { user } = await renderPortal('/login', { remotes: [shoots()] });
  const refusal = 'The email, the password or the workspace is not right.';
  server.use(mockApi.post('/auth/login3', () => errorResponse('NotAuthenticated', refusal)));
  const workspace = await screen.findByLabelText(/Workspace/);
  await user.keyboard('maya@example.test{Tab}correct horse');
  await user.clear(workspace);
  await user.type(workspace, 'dmeo{Enter}');
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(localStorage.getItem('shootline.workspace')).toBe('demo');
});

test.each([
  ['a page of this portal, not another site', '//evil.example/x'],
  ['a page other than the sign-in', '/%6Cogin/'],
  ['a page other than a hub sign-in', '/sso/hub3?token=a.b.c'],
])('the sign-in leads to %s', async (_case, next) => {
  const { user, path } = await renderPortal(`/login?${new URLSearchParams({ next })}`, {
    remotes: [shoots()],
  });
  server.use(mockApi.post('/auth/login3', () => buildUser()));
  await user.type(await screen.findByLabelText(/Email/), 'maya@example.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.type(screen.getByLabelText(/Workspace/), 'demo');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(path()).toBe('/');
});

test('requires each value of the sign-in, and keeps the input after a refusal', async () => {
  const { user } = await renderPortal('/login', { remotes: [shoots()] });
  await signInForm();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findAllByText('Please enter a value.')).toHaveLength(3);

  const refusal = 'The email, the password or the workspace is not right.';
  server.use(mockApi.post('/auth/login3', () => errorResponse('NotAuthenticated', refusal)));
  await user.type(screen.getByLabelText(/Email/), 'maya@example.test');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.type(screen.getByLabelText(/Workspace/), 'demo');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveValue('maya@example.test');
});

test('signs out on the sign-in page and on Sign Out', async () => {
  const { user } = await renderPortal('/', { user: buildUser(), remotes: [shoots()] });
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await signInForm();
  expect(sessionStore.getState().user).toBeNull();
});

test('opens the sign-in when the token expires, then returns to the page', async () => {
  const visitor = buildUser();
  const { path } = await renderPortal('/shoot/9', { user: visitor, remotes: [shoots()] });
  await screen.findByRole('heading', { name: 'Shoot 9' });
  act(() => sessionStore.getState().expire(visitor.auth_token));
  await signInForm();
  expect(path()).toBe('/login?next=%2Fshoot%2F9');
  expect(screen.getByRole('alert')).toHaveTextContent(errorTexts.NotAuthenticated);
  expect(screen.queryByText(/^Sorry, you must be signed in/)).not.toBeInTheDocument();
});

test('loses only the pages of a remote that is down, and mounts them on Retry', async () => {
  const down = { ...ledger(), isDown: true };
  const remotes = [shoots(), down];
  const { user } = await renderPortal('/ledger', { user: buildUser(roles.admin), remotes });
  expect(await screen.findByText('This page cannot be shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Shoots' })).toBeVisible();
  down.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ledger' })).toBeVisible();
});

test('recovers a page that broke on loaded data after Retry', async () => {
  const answers = [{ broken: true }, { title: 'Twelve shoots' }];
  function CountPage() {
    const { data } = useQuery({
      queryKey: ['count'],
      queryFn: () => Promise.resolve(answers.shift()),
      staleTime: Infinity,
    });
    return data && <h1>{(data as { title: string }).title.trim()}</h1>;
  }
  const remote = shoots();
  remote.pages = [{ path: '/', page: () => Promise.resolve({ Component: CountPage }) }];
  const { user } = await renderPortal('/', { user: buildUser(), remotes: [remote] });
  expect(await screen.findByText('This page has stopped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Twelve shoots' })).toBeVisible();
  expect(document.getElementById('content')).toHaveFocus();
});

test('keeps the drawer entry of a remote while its server is away', async () => {
  const books = ledger();
  const admin = buildUser(roles.admin);
  await renderPortal('/ledger', { user: admin, remotes: [shoots(), books] });
  await screen.findByRole('heading', { name: 'Ledger' });
  document.body.replaceChildren();

  books.isDown = true;
  const { user } = await renderPortal('/ledger', { user: admin, remotes: [shoots(), books] });
  expect(await screen.findByText('This area is not available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ledger' })).toBeVisible();
  books.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
});

test.each([
  ['cannot be reached', () => errorResponse('InternalError')],
  ['is broken', () => new Response('{ "brand":')],
])('uses the last known portal.json while it %s', async (_how, portalJson) => {
  const user = buildUser(roles.finance);
  const remotes = [shoots(), ledger()];
  const first = () => renderPortal('/', { user, remotes, portalJson });
  await expect(first()).rejects.toThrow();
  await renderPortal('/', { user, remotes });
  await screen.findByRole('heading', { name: 'Shoots' });
  document.body.replaceChildren();

  await first();
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ledger' })).toBeVisible();
});

test('shows the first of two remotes that declare one path, and warns operators', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const copy: TestRemote = {
    ...shoots(),
    name: 'copy',
    pages: [{ path: '/', page: page('Copy') }],
  };
  await renderPortal('/', { user: buildUser(roles.finance), remotes: [shoots(), copy] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      '/ is a page of shoots; copy declares it too, and is not shown there.',
    ),
  );
  warn.mockRestore();
});

const otherVersion =
  'This area has another version than the one that this portal allows, and is not shown.';

test('mounts a remote only in the version that portal.json pins', async () => {
  const admin = buildUser(roles.admin);
  const pinned = { ...ledger(), pin: integrityOfEntry };
  await renderPortal('/ledger', { user: admin, remotes: [shoots(), pinned] });
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
  document.body.replaceChildren();

  pinned.pin = 'sha384-other';
  const { loaded } = await renderPortal('/ledger', { user: admin, remotes: [shoots(), pinned] });
  expect(await screen.findByText(otherVersion)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Shoots' })).toBeVisible();
  expect(loaded).toEqual([]);
});

test('does not mount a stored version other than the pinned one', async () => {
  const admin = buildUser(roles.admin);
  const books = ledger();
  await renderPortal('/ledger', { user: admin, remotes: [shoots(), books] });
  await screen.findByRole('heading', { name: 'Ledger' });
  document.body.replaceChildren();

  const away = { ...books, pin: 'sha384-other', isDown: true };
  const { loaded } = await renderPortal('/ledger', { user: admin, remotes: [shoots(), away] });
  expect(await screen.findByText('This page cannot be shown')).toBeVisible();
  expect(loaded).toEqual([]);
});

test('opens a portal of one remote on the first page that the user may open', async () => {
  const { path } = await renderPortal('/', { user: buildUser(roles.finance), remotes: [ledger()] });
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
  expect(path()).toBe('/ledger');
});
