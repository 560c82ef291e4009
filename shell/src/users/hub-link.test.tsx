import { type ManagedUser, roles } from '@shootline/shared-api';
import {
  buildManagedUser,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../own-area/own-routes.ts';
import { server } from '../testing/render-portal.tsx';

const ada = buildManagedUser({ full_name: 'Ada Editor' });
const hal = buildManagedUser({ full_name: 'Hal Hub', is_from_hub: true });

let users: ManagedUser[];
let calls: unknown[];

function store(id: string | undefined, isFromHub: boolean, access: ManagedUser['access']) {
  users = users.map((user) =>
    user.uuid === id ? { ...user, is_from_hub: isFromHub, access } : user,
  );
  return users.find(({ uuid }) => uuid === id) ?? ada;
}

beforeEach(() => {
  users = [ada, hal];
  calls = [];
  server.use(
    mockApi.get('/client', () => []),
    mockApi.get('/users', () => pageOf(users)),
    mockApi.put('/users/{id}/hub-link', async ({ params, request }) => {
      calls.push(['link', params['id'], await request.json()]);
      return store(String(params['id']), true, 'active');
    }),
    mockApi.delete('/users/{id}/hub-link', ({ params }) => {
      calls.push(['unlink', params['id']]);
      return store(String(params['id']), false, 'invited');
    }),
  );
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const admin = buildUser(roles.admin);
const open = () => renderRoute(routes, '/users', { user: admin });
const row = async (name: string) =>
  within(await screen.findByRole('table', { name: 'Users' })).getByRole('row', {
    name: new RegExp(name),
  });

async function choose(user: ReturnType<typeof open>['user'], name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: entry }));
}

test('links an account to a user of the hub, and shows an invalid id at its field', async () => {
  const { user } = open();
  const dialog = await choose(user, 'Ada Editor', 'Link to Hub');
  expect(dialog.getByText(/^Ada Editor can then sign in from the hub/)).toBeVisible();
  const submit = () => user.click(dialog.getByRole('button', { name: 'Link' }));
  await submit();
  const field = dialog.getByRole('textbox', { name: /^Hub ID/ });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter a value.')),
  );
  const taken = 'Another user has this id.';
  server.use(
    mockApi.put('/users/{id}/hub-link', () =>
      errorResponse('ValidationError', '', [{ field: 'hub_id', message: taken, errors: [] }]),
    ),
  );
  await user.type(field, ' u-17 ');
  await submit();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(taken)));
  server.use(
    mockApi.put('/users/{id}/hub-link', async ({ params, request }) => {
      calls.push(['link', params['id'], await request.json()]);
      return store(String(params['id']), true, 'active');
    }),
  );
  await submit();
  expect(await screen.findByText('Linked to the hub.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([['link', ada.uuid, { hub_id: 'u-17' }]]);
  await waitFor(async () => expect(await row('Ada Editor')).toHaveTextContent('Hub account'));
});

test('names the consequences before it undoes a link', async () => {
  const { user } = open();
  const dialog = await choose(user, 'Hal Hub', 'Unlink from Hub');
  expect(dialog.getByText(/^Hal Hub is signed out everywhere at once/)).toBeVisible();
  expect(dialog.getByText(/without one they are shown as Invited/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Link to the hub undone.')).toBeVisible();
  expect(calls).toEqual([['unlink', hal.uuid]]);
  await waitFor(async () => expect(await row('Hal Hub')).not.toHaveTextContent('Hub account'));
});

test('shows a refusal in the dialog, which stays open', async () => {
  const refusal = 'This user is not linked to the hub.';
  server.use(mockApi.delete('/users/{id}/hub-link', () => errorResponse('Conflict', refusal)));
  const { user } = open();
  const dialog = await choose(user, 'Hal Hub', 'Unlink from Hub');
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await row('Hal Hub')).toHaveTextContent('Hub account');
});

test('restores the input of a link after a reload', async () => {
  const first = open();
  const dialog = await choose(first.user, 'Ada Editor', 'Link to Hub');
  await first.user.type(dialog.getByRole('textbox', { name: /^Hub ID/ }), 'u-17');
  first.unmount();
  const { user } = open();
  const again = await choose(user, 'Ada Editor', 'Link to Hub');
  await waitFor(() => expect(again.getByRole('textbox', { name: /^Hub ID/ })).toHaveValue('u-17'));
});
