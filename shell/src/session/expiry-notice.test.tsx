import { sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { Input } from '@shootline/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: () => <Input aria-label="Brief" /> }) },
  ],
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const endingIn = (hours: number) => ({ ...buildUser(), session_expires: inHours(hours) });

afterEach(() => {
  localStorage.clear();
});

const open = (user = endingIn(5)) => renderPortal('/', { user, remotes: [shoots] });
const notice = () => screen.queryByText(/^Your session ends/);

test('announces the end of a session on its last day, and keeps the page on signing in again', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const before = endingIn(5);
  const sent: unknown[] = [];
  const revoked: (string | null)[] = [];
  server.use(
    mockApi.post('/auth/login3', async ({ request }) => {
      sent.push(await request.json());
      return { ...before, auth_token: 'after', session_expires: inHours(24 * 90) };
    }),
    mockApi.post('/auth/logout', ({ request }) => {
      revoked.push(request.headers.get('Authorization'));
      return undefined;
    }),
  );
  const { user, path } = await open(before);
  const brief = await screen.findByRole('textbox', { name: 'Brief' });
  await user.type(brief, 'Town hall');
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Sign In Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In Again' }));
  expect(dialog.getByLabelText(/^Workspace/)).toHaveValue('demo');
  await user.type(dialog.getByLabelText(/^Password/), 'shootline');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(sent).toEqual([{ email: before.email, password: 'shootline', alias: 'demo' }]);
  expect(sessionStore.getState().user?.auth_token).toBe('after');
  await waitFor(() => expect(revoked).toEqual(['Token test-sign-out-token']));
  expect(path()).toBe('/');
  expect(brief).toHaveValue('Town hall');
  expect(brief).toBeVisible();
  expect(notice()).toBeNull();
});

test("offers the hub's sign-in in the dialog", async () => {
  server.use(
    mockApi.get('/auth/methods', () => ({
      hub_url: 'https://hub.example/portal',
      passkey_host: null,
      demo: null,
    })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In Again' }));
  const link = await dialog.findByRole('link', { name: 'Sign In with the Hub' });
  expect(link).toHaveAttribute('href', expect.stringContaining('url=%2F&state='));
});

test('shows a wrong password, and keeps the session', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const refusal = 'Sorry, the email, password or workspace is not right.';
  server.use(mockApi.post('/auth/login3', () => errorResponse('NotAuthenticated', refusal)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In Again' }));
  await user.type(dialog.getByLabelText(/^Password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(sessionStore.getState().user?.auth_token).toBe('test-token');
});

test("refuses somebody else's account", async () => {
  const before = endingIn(5);
  const revoked: (string | null)[] = [];
  server.use(
    mockApi.post('/auth/login3', () => ({ ...buildUser(), sign_out_token: 'of another' })),
    mockApi.post('/auth/logout', ({ request }) => {
      revoked.push(request.headers.get('Authorization'));
      return undefined;
    }),
  );
  const { user } = await open(before);
  await user.click(await screen.findByRole('button', { name: 'Sign In Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In Again' }));
  await user.type(dialog.getByLabelText(/^Password/), 'shootline');
  const workspace = dialog.getByLabelText(/^Workspace/);
  await user.type(workspace, 'other');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(workspace).toHaveAccessibleDescription('You are working in a different workspace.'),
  );
  expect(sessionStore.getState().user?.uuid).toBe(before.uuid);
  await waitFor(() => expect(revoked).toEqual(['Token of another']));
});

test('shows no notice with more than a day left, and can close the notice', async () => {
  const { user } = await open(endingIn(25));
  expect(await screen.findByRole('textbox', { name: 'Brief' })).toBeVisible();
  expect(notice()).toBeNull();
  sessionStore.setState({ user: endingIn(5) });
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(notice()).toBeNull();
});
