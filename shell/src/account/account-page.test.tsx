import {
  type Account,
  type NotificationChoice,
  type OwnSession,
  sessionStore,
} from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const here: OwnSession = {
  uuid: '00000000-0000-4000-8000-000000000001',
  is_current: true,
  created: '2026-03-01T01:00:00.000Z',
  last_seen: '2026-03-06T01:00:00.000Z',
  user_agent: firefox,
  address: '203.0.113.7',
};
const elsewhere: OwnSession = {
  ...here,
  uuid: '00000000-0000-4000-8000-000000000002',
  is_current: false,
  user_agent: phone,
  address: null,
};

const ava = {
  ...buildUser(),
  full_name: 'Ava Lee',
  phone: '+61 400 000 000',
  timezone: 'Australia/Sydney',
};

/** Mocks the account with these sessions; returns the requests that change it. */
function accountWith(changes: Partial<Account> = {}, sessions = [here, elsewhere]) {
  let open = sessions;
  const calls: unknown[] = [];
  const choices = new Map<string, NotificationChoice>([
    ['staffing', { topic: 'staffing', portal: true, mail: true }],
    ['comments', { topic: 'comments', portal: true, mail: false }],
    ['progress', { topic: 'progress', portal: true, mail: true }],
  ]);
  const account: Account = {
    has_password: true,
    is_from_hub: false,
    first_page: null,
    ...changes,
  };
  server.use(
    mockApi.get('/account', () => account),
    mockApi.get('/account/sessions', () => open),
    mockApi.get('/account/second-factor', () => ({
      enabled: null,
      recovery_codes_left: 0,
      is_required: false,
      has_passkey: false,
    })),
    mockApi.get('/get_user_address_hub3', () => ({ location: null, formatted_address: null })),
    mockApi.get('/account/notifications', () => [...choices.values()]),
    mockApi.put('/account/notifications', async ({ request }) => {
      const choice = (await request.json()) as NotificationChoice;
      calls.push(['choice', choice]);
      choices.set(choice.topic, choice);
      return undefined;
    }),
    mockApi.delete('/account/sessions/{sessionId}', ({ params }) => {
      calls.push(['end', params['sessionId']]);
      open = open.filter(({ uuid }) => uuid !== params['sessionId']);
      return undefined;
    }),
    mockApi.delete('/account/sessions', () => {
      calls.push(['end all']);
      return undefined;
    }),
    mockApi.put('/account/password', async ({ request }) => {
      calls.push(['password', await request.json()]);
      return undefined;
    }),
    mockApi.put('/account/profile', async ({ request }) => {
      const profile = (await request.json()) as { full_name: string; phone: string };
      calls.push(['profile', profile]);
      const { auth_token: _token, ...user } = ava;
      return { ...user, ...profile, initials: 'AP' };
    }),
    mockApi.put('/account/first-page', async ({ request }) => {
      const choice = (await request.json()) as { first_page: string | null };
      calls.push(['first page', choice.first_page]);
      account.first_page = choice.first_page;
      return undefined;
    }),
    mockApi.post('/auth/logout', () => undefined),
  );
  return calls;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path = '/account', remotes: TestRemote[] = []) =>
  renderPortal(path, { user: ava, remotes });
const card = (name: string) => screen.findByRole('region', { name });

test('opens the account from the header, and changes name, phone and zone', async () => {
  const calls = accountWith();
  const { user, path } = await open('/nowhere');
  await user.click(await screen.findByRole('link', { name: /^My Account: ?Ava Lee/ }));
  const profile = within(await card('Profile'));
  expect(path()).toBe('/account');

  const name = profile.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a value.'));
  expect(name).toHaveFocus();

  await user.type(name, 'Ava Park');
  await user.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Profile saved.')).toBeVisible());
  expect(calls).toEqual([
    ['profile', { full_name: 'Ava Park', phone: '+61 400 000 000', timezone: 'Australia/Sydney' }],
  ]);
  expect(screen.getByRole('link', { name: /^My Account: ?Ava Park/ })).toBeVisible();
  expect(sessionStore.getState().user).toMatchObject({
    full_name: 'Ava Park',
    auth_token: ava.auth_token,
  });
});

test('chooses the first page among those of the drawer', async () => {
  const calls = accountWith();
  const { user } = await open();
  const pages = within(await screen.findByRole('radiogroup', { name: 'First Page' }));
  await user.click(pages.getByRole('radio', { name: 'For Me' }));
  expect(await screen.findByText('First page saved.')).toBeVisible();
  expect(pages.getByRole('radio', { name: 'For Me' })).toBeChecked();
  expect(calls).toEqual([['first page', '/inbox']]);
  expect(sessionStore.getState().user?.first_page).toBe('/inbox');
});

const shoots = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'file', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page: () => Promise.resolve({ Component: () => <h1>All shoots</h1> }) }],
} as const;
const arriving = (first_page: string, auth_token: string) =>
  renderPortal('/', { user: { ...ava, first_page, auth_token }, remotes: [shoots] });

test('a visit begins with the chosen page, and home stays a click away', async () => {
  const { user, path } = await arriving('/inbox', 'one visit');
  expect(await screen.findByRole('heading', { name: 'For Me' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'My Shoots' }));
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  expect(path()).toBe('/');
});

test.each(['/audit', '/of-no-remote'])(
  'a chosen page that is not for the user here does not replace home: %s',
  async (chosen) => {
    await arriving(chosen, `visit of ${chosen}`);
    expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
  },
);

test('restores the input of the profile after a reload', async () => {
  accountWith();
  const { user } = await open();
  const nameField = async () =>
    within(await card('Profile')).getByRole('textbox', { name: /^Name/ });
  await user.type(await nameField(), ' Park');
  cleanup();
  await open();
  expect(await nameField()).toHaveValue('Ava Lee Park');
});

test('tells a user of the hub where their name is kept, and offers no password', async () => {
  accountWith({ is_from_hub: true, has_password: false });
  await open();
  const profile = within(await card('Profile'));
  expect(profile.getByText(/^These are kept in the hub/)).toBeVisible();
  expect(profile.queryByRole('textbox')).toBeNull();
  expect(await card('Password')).toHaveTextContent('You sign in from the hub, and have none here.');
});

test('changes the password, and clears the fields', async () => {
  const calls = accountWith();
  const { user } = await open();
  const password = within(await card('Password'));
  const current = () => password.getByLabelText(/^Current password/);
  const next = () => password.getByLabelText(/^New password/);
  const send = () => user.click(password.getByRole('button', { name: 'Change Password' }));

  await user.type(current(), 'shootline');
  await user.type(next(), 'short');
  await send();
  await waitFor(() => expect(next()).toHaveAccessibleDescription(/Use at least 12 characters\./));
  expect(calls).toEqual([]);

  await user.clear(next());
  await user.type(next(), 'seven lamps on a pier');
  await send();
  await waitFor(() => expect(screen.getByText(/^Password changed\./)).toBeVisible());
  expect(calls).toEqual([
    ['password', { current_password: 'shootline', new_password: 'seven lamps on a pier' }],
  ]);
  expect(current()).toHaveValue('');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('seven lamps');
});

test('shows a wrong password at its field', async () => {
  accountWith();
  server.use(
    mockApi.put('/account/password', () =>
      errorResponse('ValidationError', '', [
        { field: 'current_password', message: 'This is not your current password.', errors: [] },
      ]),
    ),
  );
  const { user } = await open();
  const password = within(await card('Password'));
  const current = password.getByLabelText(/^Current password/);
  await user.type(current, 'wrong');
  await user.type(password.getByLabelText(/^New password/), 'seven lamps on a pier');
  await user.click(password.getByRole('button', { name: 'Change Password' }));
  await waitFor(() =>
    expect(current).toHaveAccessibleDescription('This is not your current password.'),
  );
  expect(current).toHaveFocus();
});

test('lists sessions by browser and place, and ends another one', async () => {
  const calls = accountWith();
  const { user } = await open();
  const sessions = within(await card('Sessions'));
  const items = () => sessions.findAllByRole('listitem');
  const [first, second] = await items();
  expect(first).toHaveTextContent('Firefox on Linux (this one)');
  expect(first).toHaveTextContent('from 203.0.113.7');
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('Safari on iOS');

  await user.click(sessions.getByRole('button', { name: 'End session: Safari on iOS' }));
  await waitFor(() => expect(screen.getByText('Session ended.')).toBeVisible());
  expect(calls).toEqual([['end', elsewhere.uuid]]);
  await waitFor(async () => expect(await items()).toHaveLength(1));
});

test('asks before Sign Out Everywhere, then opens the sign-in', async () => {
  const calls = accountWith();
  const { user } = await open();
  const sessions = within(await card('Sessions'));
  await user.click(sessions.getByRole('button', { name: 'Sign Out Everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign Out Everywhere' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await user.click(sessions.getByRole('button', { name: 'Sign Out Everywhere' }));
  const again = within(await screen.findByRole('dialog', { name: 'Sign Out Everywhere' }));
  await user.click(again.getByRole('button', { name: 'Sign Out Everywhere' }));
  await signInForm();
  expect(calls).toEqual([['end all']]);
  expect(sessionStore.getState().user).toBeNull();
});

test('shows a failure to load with Retry', async () => {
  server.use(mockApi.get('/account', () => errorResponse('Forbidden', 'Not now.')));
  const { user } = await open();
  expect(await screen.findByText('Not now.')).toBeVisible();
  accountWith();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Profile')).toBeVisible();
});

test('saves the notification settings of a topic at once, if they can be chosen', async () => {
  const calls = accountWith();
  const topics = { progress: 'Shoots and footage' };
  const shoots = {
    name: 'shoots',
    routes: [],
    nav: [],
    pages: [],
    contributions: { texts: { topics } },
  };
  const { user } = await open('/account', [shoots]);
  const notifications = within(await card('Notification Settings'));
  const progressByMail = await notifications.findByRole('checkbox', {
    name: 'Shoots and footage: By email',
  });
  expect(progressByMail).toBeChecked();
  await user.click(progressByMail);
  expect(progressByMail).not.toBeChecked();
  await user.click(notifications.getByRole('checkbox', { name: 'Comments: In the portal' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['choice', { topic: 'progress', portal: true, mail: false }],
      ['choice', { topic: 'comments', portal: false, mail: false }],
    ]),
  );
  const always = within(notifications.getByRole('row', { name: /^Staffing/ }));
  expect(always.getAllByRole('cell', { name: 'Always' })).toHaveLength(2);
  expect(always.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('restores a choice that cannot be saved, and shows the failure', async () => {
  accountWith();
  server.use(
    mockApi.put('/account/notifications', () =>
      errorResponse('InternalError', 'Please try again in a moment.'),
    ),
  );
  const { user } = await open();
  const notifications = within(await card('Notification Settings'));
  const comments = await notifications.findByRole('checkbox', { name: 'Comments: In the portal' });
  await user.click(comments);
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  await waitFor(() => expect(comments).toBeChecked());
});
