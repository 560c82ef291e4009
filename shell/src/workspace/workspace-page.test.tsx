import { roles, type WorkspaceSettings } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../own-area/own-routes.ts';
import { renderPortal, server } from '../testing/render-portal.tsx';

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
const open = () => renderRoute(routes, '/workspace', { user: admin });
const titles = () => screen.findByRole('radiogroup', { name: /^Title of public offers/ });
const choice = async (name: string) => within(await titles()).getByRole('radio', { name });
const ofShoot = 'Place, date, length and kind';
const ofBooking = 'Title of the booking';

test('shows an admin Workspace Settings in the drawer, and saves the title of offers', async () => {
  const { user } = await renderPortal('/account', { user: admin, remotes: [] });
  await user.click(await screen.findByRole('link', { name: 'Workspace Settings' }));
  expect(await choice(ofShoot)).toBeChecked();
  const example = screen.getByRole('status', { name: 'Example of Title of public offers' });
  expect(example).toHaveTextContent('Sydney · Thu, 12 Mar 2026 · 6 hours · Interview');
  await user.click(await choice(ofBooking));
  expect(example).toHaveTextContent('Interview with Jo Tan of Harbour Foods');
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
  const { user } = open();
  await user.click(await choice(ofBooking));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog', { name: 'Enter Your Password Again' });
  await user.type(within(again).getByLabelText(/^Current password/), 'shootline');
  await user.click(within(again).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(settings.public_offer_title).toBe('booking');
});

const list = (name: string) => screen.findByRole('combobox', { name });

test('lets an admin set the hours in which the next offer opens', async () => {
  const { user } = open();
  const from = await list('From');
  expect(from).toHaveDisplayValue('7:00 am');
  expect(await list('To')).toHaveDisplayValue('9:00 pm');
  await user.selectOptions(from, '9:30 pm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await list('To')).toHaveAccessibleDescription(
    expect.stringContaining('The hours must end after they begin.'),
  );
  await user.selectOptions(await list('To'), 'midnight');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([{ ...settings, offer_hours_from: '21:30', offer_hours_to: '24:00' }]);
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
  const { user } = open();
  const rule = await list('Second factor required of');
  expect(rule).toHaveDisplayValue('Nobody');
  await user.selectOptions(rule, 'Admins and finance');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rule).toHaveAccessibleDescription(expect.stringContaining(first)));
  expect(rule).toHaveDisplayValue('Admins and finance');
});

test('lets an admin turn the hours off, which keeps them for later', async () => {
  const { user } = open();
  await list('From');
  const next = screen.getByRole('radiogroup', { name: /^When the next offer opens/ });
  await user.click(within(next).getByRole('radio', { name: 'At any time' }));
  expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(stored).toEqual([
    expect.objectContaining({ offer_hours: 'any', offer_hours_from: '07:00' }),
  ]);
});

test('shows other users neither the entry nor the page', async () => {
  await renderPortal('/workspace', { user: buildUser(roles.finance), remotes: [] });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
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
  const { user } = open();
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
  const { user } = open();
  await user.click(await choice(ofBooking));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('restores an unsaved choice after a reload', async () => {
  const first = open();
  await first.user.click(await choice(ofBooking));
  first.unmount();
  open();
  expect(await choice(ofBooking)).toBeChecked();
});

test('shows a failure with Retry', async () => {
  server.use(mockApi.get('/workspace/settings', () => new HttpResponse(null, { status: 500 })));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the settings.',
  );
  server.use(mockApi.get('/workspace/settings', () => settings));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await choice(ofShoot)).toBeChecked();
});
