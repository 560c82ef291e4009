import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPortal, server, signInForm } from '../testing/render-portal.tsx';

afterEach(() => {
  localStorage.clear();
});

const open = (path: string) => renderPortal(path, { remotes: [] });

test('requests a link from the sign-in, with the same answer for every account', async () => {
  localStorage.setItem('shootline.workspace', 'demo');
  const asked: unknown[] = [];
  server.use(
    mockApi.post('/auth/password-link', async ({ request }) => {
      asked.push(await request.json());
      return undefined;
    }),
  );
  const { user, path } = await open('/login');
  await signInForm();
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  expect(path()).toBe('/forgot-password');
  expect(screen.getByLabelText(/^Workspace/)).toHaveValue('demo');

  await user.type(screen.getByLabelText(/^Email/), 'jo@demo.test');
  await user.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'If jo@demo.test has an account in this workspace, an email with a link is on its way.',
  );
  expect(asked).toEqual([{ email: 'jo@demo.test', alias: 'demo' }]);
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  await signInForm();
});

test('says that there were too many requests, and keeps the input', async () => {
  const refusal = 'Sorry, there were too many requests for a link. Please try again in 15 minutes.';
  server.use(mockApi.post('/auth/password-link', () => errorResponse('TooManyRequests', refusal)));
  const { user } = await open('/forgot-password');
  await user.type(await screen.findByLabelText(/^Email/), 'jo@demo.test');
  await user.type(screen.getByLabelText(/^Workspace/), 'demo');
  await user.click(screen.getByRole('button', { name: 'Send Link' }));
  await waitFor(() => expect(screen.getByText(refusal)).toBeVisible());
  expect(screen.getByLabelText(/^Email/)).toHaveValue('jo@demo.test');
});

test('sets the password with a mailed link, and fills in the account at the sign-in', async () => {
  const sent: unknown[] = [];
  server.use(
    mockApi.put('/auth/password', async ({ request }) => {
      sent.push(await request.json());
      return { email: 'jo@demo.test', alias: 'demo' };
    }),
    mockApi.post('/auth/login3', () => buildUser()),
  );
  const { user, path } = await open('/set-password#the-ticket');
  const field = await screen.findByLabelText(/^New password/);
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 12 characters\./));
  expect(sent).toEqual([]);

  await user.clear(field);
  await user.type(field, 'seven lamps on a pier');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  await signInForm();
  expect(sent).toEqual([{ ticket: 'the-ticket', new_password: 'seven lamps on a pier' }]);
  expect(path() + location.hash).toBe('/login');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('jo@demo.test');
  expect(screen.getByLabelText(/^Workspace/)).toHaveValue('demo');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  await waitFor(() => expect(screen.getByText(/^Your password is set\./)).toBeVisible());
});

test('shows at the field that the server finds a password easy to guess', async () => {
  const message = 'This password is easy to guess.';
  server.use(
    mockApi.put('/auth/password', () =>
      errorResponse('ValidationError', '', [{ field: 'new_password', message, errors: [] }]),
    ),
  );
  const { user } = await open('/set-password#the-ticket');
  const field = await screen.findByLabelText(/^New password/);
  await user.type(field, 'password1234');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
});

const usedUp = { name: 'This link is no longer valid' };

test('says that a link was used, and offers a new one', async () => {
  server.use(mockApi.put('/auth/password', () => errorResponse('Conflict', 'Used before.')));
  const { user } = await open('/set-password#the-ticket');
  await user.type(await screen.findByLabelText(/^New password/), 'seven lamps on a pier');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(await screen.findByRole('heading', usedUp)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Get a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
});

test('asks for no password without a ticket in the address', async () => {
  await open('/set-password');
  expect(await screen.findByRole('heading', usedUp)).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});
