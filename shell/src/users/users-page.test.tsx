import { type ManagedUser, roles } from '@shootline/shared-api';
import {
  buildManagedUser,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { narrowTheWindow, renderRoute, widenTheWindow } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderPortal, server } from '../testing/render-portal.tsx';
import { routes } from '../own-area/own-routes.ts';

const harbour = { id: '00000000-0000-4000-9000-0000000000c1', name: 'Harbour Foods' };
const ada = buildManagedUser({ full_name: 'Ada Editor', role_type: 'editor', client: null });
const ivy = buildManagedUser({ full_name: 'Ivy Invited', access: 'invited', client: harbour });

let users: ManagedUser[];
let asked: string[];
let calls: unknown[];
/** The answer to further invitations; null to accept them. */
let refusal: Response | null;

/** Records a request, and changes the user in its answer and in the list. */
function changing(call: string, changes: (body: object) => Partial<ManagedUser>) {
  return async ({ params, request }: { params: object; request: Request }) => {
    const body = (await request.json().catch(() => ({}))) as object;
    const { id } = params as { id: string };
    calls.push([call, id, body]);
    users = users.map((user) => (user.uuid === id ? { ...user, ...changes(body) } : user));
    return users.find(({ uuid }) => uuid === id) ?? ada;
  };
}

beforeEach(() => {
  users = [ada, ivy];
  asked = [];
  calls = [];
  refusal = null;
  server.use(
    mockApi.get('/client', () => [
      { ...harbour, billing_region: 'AU', shoot_duration: { max: 12 } },
    ]),
    mockApi.get('/users', ({ query }) => {
      const sent = new URLSearchParams(query);
      sent.delete('offset');
      asked.push(sent.toString());
      return pageOf(users);
    }),
    mockApi.post('/users', async ({ request }) => {
      if (refusal) return refusal;
      const body = (await request.json()) as Pick<ManagedUser, 'full_name' | 'email' | 'role_type'>;
      calls.push(['invite', body]);
      const { full_name, email, role_type } = body;
      const added = buildManagedUser({ full_name, email, role_type, access: 'invited' });
      users = [...users, added];
      return added;
    }),
    mockApi.put(
      '/users/{id}',
      changing('rights', (body) => ({ role_type: (body as ManagedUser).role_type })),
    ),
    mockApi.post(
      '/users/{id}/deactivate',
      changing('deactivate', () => ({ access: 'inactive' })),
    ),
    mockApi.delete('/users/{id}/sessions', ({ params }) => {
      calls.push(['end sessions', params['id']]);
      return undefined;
    }),
    mockApi.post(
      '/users/{id}/activate',
      changing('activate', () => ({ access: 'active' })),
    ),
    mockApi.post(
      '/users/{id}/invite-again',
      changing('invite again', () => ({})),
    ),
  );
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  widenTheWindow();
});

const admin = buildUser(roles.admin);
const open = (url = '/users') => renderRoute(routes, url, { user: admin });
const table = () => screen.findByRole('table', { name: 'Users' });
const row = async (name: string) =>
  within(await table()).getByRole('row', { name: new RegExp(name) });
type Actor = ReturnType<typeof open>['user'];

async function choose(user: Actor, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('shows an admin Users in the drawer, with roles and access', async () => {
  const { user } = await renderPortal('/account', { user: admin, remotes: [] });
  await user.click(await screen.findByRole('link', { name: 'Users' }));
  expect(await row('Ada Editor')).toHaveTextContent('Active');
  const cells = within(await row('Ivy Invited')).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Invited',
    'Ivy Invited',
    ivy.email,
    'Client user',
    'Harbour Foods',
  ]);
});

test('shows other users neither the entry nor the page', async () => {
  await renderPortal('/users', { user: buildUser(roles.finance), remotes: [] });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("invites a client's user, and shows missing or taken values at their fields", async () => {
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Invite User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite User' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sophie Tran');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role/ }), 'Client owner');
  await submit();
  const email = dialog.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a value.'));
  const client = dialog.getByRole('combobox', { name: /^Client/ });
  expect(client).toHaveAccessibleDescription('Please select a value.');

  await user.type(email, 'Sophie@Example.test');
  await user.click(client);
  await user.click(await screen.findByRole('option', { name: 'Harbour Foods' }));
  const taken = 'A user of this workspace has this address.';
  refusal = errorResponse('ValidationError', '', [{ field: 'email', message: taken, errors: [] }]);
  await submit();
  await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
  refusal = null;
  await submit();
  expect(await screen.findByText('Invitation sent.')).toBeVisible();
  expect(calls).toEqual([
    [
      'invite',
      {
        full_name: 'Sophie Tran',
        email: 'sophie@example.test',
        role_type: 'client_owner',
        client: harbour.id,
      },
    ],
  ]);
  expect(await row('Sophie Tran')).toBeVisible();
});

test('restores the input of an invitation after a reload', async () => {
  const first = open();
  await table();
  await first.user.click(screen.getByRole('button', { name: 'Invite User' }));
  await first.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Sophie Tran');
  first.unmount();
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Invite User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite User' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sophie Tran'),
  );
});

test('changes a role, without a client for staff', async () => {
  const { user } = open();
  await choose(user, 'Ivy Invited', 'Change Role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Role' }));
  expect(dialog.getByRole('combobox', { name: /^Client/ })).toHaveValue('Harbour Foods');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role/ }), 'Finance');
  expect(dialog.queryByRole('combobox', { name: /^Client/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rights changed.')).toBeVisible();
  expect(calls).toEqual([['rights', ivy.uuid, { role_type: 'finance', client: null }]]);
});

test('deactivates a user, and activates them again', async () => {
  const { user } = open();
  await choose(user, 'Ada Editor', 'Deactivate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate User' }));
  expect(dialog.getByText(/^Ada Editor is signed out everywhere at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(async () => expect(await row('Ada Editor')).toHaveTextContent('Not active'));
  await choose(user, 'Ada Editor', 'Activate');
  await waitFor(async () => expect(await row('Ada Editor')).not.toHaveTextContent('Not active'));
  expect(calls).toEqual([
    ['deactivate', ada.uuid, {}],
    ['activate', ada.uuid, {}],
  ]);
});

test('sends an invitation again', async () => {
  const { user } = open();
  await choose(user, 'Ivy Invited', 'Invite Again');
  expect(await screen.findByText('Invitation sent again.')).toBeVisible();
  expect(calls).toEqual([['invite again', ivy.uuid, {}]]);
});

test('refuses a second invitation within an hour, and says when to try again', async () => {
  const refusal =
    'This user was invited again less than an hour ago. Please try again in 40 minutes.';
  server.use(
    mockApi.post('/users/{id}/invite-again', () => errorResponse('TooManyRequests', refusal)),
  );
  const { user } = open();
  await choose(user, 'Ivy Invited', 'Invite Again');
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('ends all sessions of a user after a confirmation', async () => {
  users = [buildManagedUser({ full_name: 'Hal Hub', is_from_hub: true })];
  const { user } = open();
  await choose(user, 'Hal Hub', 'End Sessions');
  const dialog = within(await screen.findByRole('dialog', { name: 'End Sessions' }));
  expect(dialog.getByText(/^Hal Hub is signed out everywhere at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End Sessions' }));
  expect(await screen.findByText('Sessions ended.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([['end sessions', users[0]?.uuid]]);
});

test("offers no change of one's own rights or those kept by the hub", async () => {
  users = [
    buildManagedUser({ uuid: admin.uuid, full_name: 'Me Myself' }),
    buildManagedUser({ full_name: 'Hal Hub', is_from_hub: true }),
    buildManagedUser({ full_name: 'Pat Past', is_from_hub: true, access: 'inactive' }),
  ];
  const { user } = open();
  expect(await row('Me Myself')).toHaveTextContent('You');
  expect(await row('Hal Hub')).toHaveTextContent('Hub account');
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(2);
  const entriesOf = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const entries = await screen.findAllByRole('menuitem');
    // Escape closes it only once it has the focus.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    return entries.map(({ textContent }) => textContent);
  };
  expect(await entriesOf('Hal Hub')).toEqual(['End Sessions', 'Unlink from Hub']);
  expect(await entriesOf('Pat Past')).toEqual(['Unlink from Hub']);
});

test('filters the list, and keeps the filters in the URL', async () => {
  const { user, location } = open('/users?role_type=nobody&access=invited');
  await table();
  expect(asked).toEqual(['access=invited']);
  await user.type(screen.getByLabelText('Name or Email'), 'ivy');
  await user.selectOptions(screen.getByLabelText('Role'), 'Client user');
  await screen.findByRole('option', { name: 'Harbour Foods' });
  await user.selectOptions(screen.getByLabelText('Client'), 'Harbour Foods');
  await waitFor(() =>
    expect(new URLSearchParams(asked.at(-1))).toEqual(
      new URLSearchParams({
        name: 'ivy',
        role_type: 'client_user',
        client: harbour.id,
        access: 'invited',
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/users'));
});

test('shows each user on a phone as a card with its actions', async () => {
  narrowTheWindow();
  open();
  expect(await screen.findByText('Ivy Invited')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actions for Ivy Invited' })).toBeVisible();
});

test('shows a failure with Retry, and says why a list is empty', async () => {
  server.use(mockApi.get('/users', () => new HttpResponse(null, { status: 500 })));
  const { user } = open('/users?access=inactive');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the users.',
  );
  server.use(mockApi.get('/users', () => pageOf([])));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No users match your filter criteria.')).toBeVisible();
});
