import { roles, type WorkspaceSettings } from '@shootline/shared-api';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { string } from 'yup';
import { openSettings, renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

let settings: WorkspaceSettings;
let stored: WorkspaceSettings[];
let asked: number;

beforeEach(() => {
  settings = {
    public_offer_title: 'shoot',
    offer_hours: 'limited',
    offer_hours_from: '07:00',
    offer_hours_to: '21:00',
    second_factor: 'optional',
    invoice_name: '',
    invoice_address: '',
    invoice_country: '',
    invoice_tax_number: '',
    invoice_language: 'en',
    place_changes_until: 'any',
    content_changes_until: 'any',
    cancellation_until: 'any',
    minimum_gap: '60',
  };
  stored = [];
  asked = 0;
  server.use(
    mockApi.get('/workspace/settings', () => {
      asked += 1;
      return settings;
    }),
    mockApi.put('/workspace/settings', async ({ request }) => {
      settings = (await request.json()) as WorkspaceSettings;
      stored.push(settings);
      return settings;
    }),
  );
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const admin = buildUser(roles.admin);
const { fields: rules } = workspaceSettingsRules;
const onlyWith = { name: 'offer_hours', value: 'limited' } as const;
const crews = (): TestRemote => ({
  name: 'crews',
  routes: [],
  nav: [],
  pages: [],
  contributions: {
    settings: [
      {
        name: 'public_offer_title',
        card: 'Calls',
        label: 'Title of calls',
        help: '',
        kind: 'radio',
        rule: rules.public_offer_title,
        options: [
          { value: 'shoot', label: 'The place', example: 'Sydney' },
          { value: 'booking', label: 'The name', example: 'Town hall' },
        ],
      },
      {
        name: 'offer_hours',
        card: 'Hours',
        label: 'When calls go out',
        help: '',
        kind: 'radio',
        rule: rules.offer_hours,
        options: [
          { value: 'limited', label: 'By day' },
          { value: 'any', label: 'At any time' },
        ],
      },
      {
        name: 'offer_hours_from',
        card: 'Hours',
        label: 'From',
        help: '',
        kind: 'list',
        rule: string().required().notOneOf(['05:00'], 'That is too early.'),
        options: ['05:00', '07:00', '08:00'].map((value) => ({ value, label: value })),
        onlyWith,
      },
    ],
  },
});
const open = (remotes = [crews()]) => renderPortal('/workspace', { user: admin, remotes });
const titles = () => screen.findByRole('radiogroup', { name: /^Title of calls/ });
const choice = async (name: string) => within(await titles()).getByRole('radio', { name });
const ofShoot = 'The place';
const ofBooking = 'The name';

test('shows an admin Workspace Settings in the drawer, and saves what was chosen for an area', async () => {
  const { user } = await renderPortal('/account', { user: admin, remotes: [crews()] });
  await openSettings(user);
  await user.click(await screen.findByRole('link', { name: 'Workspace Settings' }));
  expect(await choice(ofShoot)).toBeChecked();
  const example = screen.getByRole('status', { name: 'Example of Title of calls' });
  expect(example).toHaveTextContent('Sydney');
  await user.click(await choice(ofBooking));
  expect(example).toHaveTextContent('Town hall');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([expect.objectContaining({ public_offer_title: 'booking' })]);
  expect(await choice(ofBooking)).toBeChecked();
});

test('asks for the password again after 15 minutes, and then saves what was chosen', async () => {
  let isOld = true;
  server.use(
    mockApi.post('/account/password/confirm', () => {
      isOld = false;
      return undefined;
    }),
    mockApi.put('/workspace/settings', async ({ request }) => {
      if (isOld) return errorResponse('PasswordNeeded', 'Please enter your password again.');
      settings = (await request.json()) as WorkspaceSettings;
      return settings;
    }),
  );
  const { user } = await open();
  await user.click(await choice(ofBooking));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog', { name: 'Enter Your Password Again' });
  await user.type(within(again).getByLabelText(/^Current password/), 'shootline');
  await user.click(within(again).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(settings.public_offer_title).toBe('booking');
});

const list = (name: string) => screen.findByRole('combobox', { name });

test('checks a setting of an area by the rule that the area brings', async () => {
  const { user } = await open();
  const from = await list('From');
  expect(from).toHaveDisplayValue('07:00');
  await user.selectOptions(from, '05:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(from).toHaveAccessibleDescription(expect.stringContaining('That is too early.')),
  );
  await user.selectOptions(from, '08:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([{ ...settings, offer_hours_from: '08:00', offer_hours_to: '21:00' }]);
});

test('an area that is away costs its settings only, which Retry brings back unchanged', async () => {
  const away = { ...crews(), isDown: true };
  const first = await open([crews()]);
  await first.user.click(await choice(ofBooking));
  cleanup();
  const { user } = await open([away]);
  const card = await screen.findByRole('region', { name: 'Settings of Crews' });
  const retry = await within(card).findByRole('button', { name: 'Retry' });
  expect(card).toHaveTextContent('This area cannot be reached right now.');
  await user.selectOptions(await list('Second factor required of'), 'Admins');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([
    expect.objectContaining({ public_offer_title: 'shoot', second_factor: 'admins' }),
  ]);
  away.isDown = false;
  await user.click(retry);
  expect(await titles()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Settings of Crews' })).not.toBeInTheDocument();
});

test('lets an admin require a second factor by role, and says that theirs comes first', async () => {
  const first = 'Please set up your own second factor in My Account first.';
  server.use(
    mockApi.put('/workspace/settings', () =>
      errorResponse('ValidationError', '', [
        { field: 'second_factor', message: first, errors: [] },
      ]),
    ),
  );
  const { user } = await open();
  const rule = await list('Second factor required of');
  expect(rule).toHaveDisplayValue('Nobody');
  await user.selectOptions(rule, 'Admins and finance');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rule).toHaveAccessibleDescription(expect.stringContaining(first)));
  expect(rule).toHaveDisplayValue('Admins and finance');
});

test('lets an admin turn the hours off, which keeps them for later', async () => {
  const { user } = await open();
  await list('From');
  const next = screen.getByRole('radiogroup', { name: /^When calls go out/ });
  await user.click(within(next).getByRole('radio', { name: 'At any time' }));
  expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([
    expect.objectContaining({ offer_hours: 'any', offer_hours_from: '07:00' }),
  ]);
});

test('shows other users neither the entry nor the page', async () => {
  const { user } = await renderPortal('/workspace', {
    user: buildUser(roles.finance),
    remotes: [],
  });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  await openSettings(user);
  expect(screen.queryByRole('link', { name: 'Workspace Settings' })).not.toBeInTheDocument();
  expect(asked).toBe(0);
});

test('shows a refused value at its field, and keeps the choice', async () => {
  const refused = 'Please choose another title.';
  server.use(
    mockApi.put('/workspace/settings', () =>
      errorResponse('ValidationError', '', [
        { field: 'public_offer_title', message: refused, errors: [] },
      ]),
    ),
  );
  const { user } = await open();
  await user.click(await choice(ofBooking));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await titles()).toHaveAccessibleDescription(expect.stringContaining(refused)),
  );
  expect(await choice(ofBooking)).toBeChecked();
});

test('tells a user on saving that they are no longer an admin', async () => {
  const refusal = 'Sorry, you do not have permission.';
  server.use(mockApi.put('/workspace/settings', () => errorResponse('Forbidden', refusal)));
  const { user } = await open();
  await user.click(await choice(ofBooking));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('restores an unsaved choice after a reload', async () => {
  const first = await open();
  await first.user.click(await choice(ofBooking));
  cleanup();
  await open();
  expect(await choice(ofBooking)).toBeChecked();
});

test('shows a failure with Retry', async () => {
  server.use(mockApi.get('/workspace/settings', () => new HttpResponse(null, { status: 500 })));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the settings.',
  );
  server.use(mockApi.get('/workspace/settings', () => settings));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await choice(ofShoot)).toBeChecked();
});
