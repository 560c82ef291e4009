import { type CalendarAddress, roles } from '@shootline/shared-api';
import {
  buildUser,
  buildWorkingHours,
  errorResponse,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { freezeDate, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { jest } = import.meta;

const addressOf = (token: string): CalendarAddress => ({
  url: `https://portal.example/api/calendar/${token}/shoots.ics`,
  created: '2026-03-06T01:00:00.000Z',
});
const none: CalendarAddress = { url: null, created: null };

let address: CalendarAddress;
let made: number;

const server = mockServer(
  mockApi.get('/calendar', () => ({
    entries: [],
    working_hours: buildWorkingHours(),
    own_calendar: null,
  })),
  mockApi.get('/calendar/address', () => address),
  mockApi.post('/calendar/address', () => {
    made += 1;
    address = addressOf(`token-${made}`);
    return address;
  }),
  mockApi.delete('/calendar/address', () => {
    address = none;
    return address;
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  address = none;
  made = 0;
});

async function openPanel() {
  const user = { ...buildUser(roles.camera_operator), timezone: 'Australia/Sydney' };
  const view = renderRoute(routes, '/calendar', { user });
  await view.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  return view;
}

const field = () => screen.findByRole('textbox', { name: 'Private address' });

test('makes and copies an address, and links it to the calendar app of the device', async () => {
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'Make a Private Address' }));
  expect(await field()).toHaveValue(addressOf('token-1').url);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The address is copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(addressOf('token-1').url);
  expect(screen.getByRole('link', { name: /calendar app of this device/ })).toHaveAttribute(
    'href',
    'webcal://portal.example/api/calendar/token-1/shoots.ics',
  );
});

test('asks before it replaces or ends an address', async () => {
  address = addressOf('token-0');
  const { user } = await openPanel();
  await field();
  await user.click(screen.getByRole('button', { name: 'Make a New Address' }));
  expect(screen.getByText(/Calendars that use the old one stop/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await field()).toHaveFocus();
  expect(made).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Make a New Address' }));
  await user.click(screen.getByRole('button', { name: 'Make a New Address' }));
  await waitFor(async () => expect(await field()).toHaveValue(addressOf('token-1').url));
  await user.click(screen.getByRole('button', { name: 'End the Address' }));
  await user.click(screen.getByRole('button', { name: 'End the Address' }));
  expect(await screen.findByText('The private address no longer works.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a Private Address' })).toHaveFocus();
});

test('shows a failure to make, renew or end an address once, in the dialog', async () => {
  server.use(mockApi.post('/calendar/address', () => errorResponse('InternalError', 'No luck.')));
  const { user } = await openPanel();
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe' }));
  await user.click(await dialog.findByRole('button', { name: 'Make a Private Address' }));
  expect(await dialog.findByText('No luck.')).toBeVisible();
  expect(screen.getAllByText('No luck.')).toHaveLength(1);
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Make a Private Address' }));
  await field();
  server.use(
    mockApi.post('/calendar/address', () => errorResponse('InternalError', 'No luck.')),
    mockApi.delete('/calendar/address', () => errorResponse('InternalError', 'No luck.')),
  );
  for (const name of ['Make a New Address', 'End the Address']) {
    await user.click(dialog.getByRole('button', { name }));
    await user.click(dialog.getByRole('button', { name }));
    expect(await dialog.findByText('No luck.')).toBeVisible();
    expect(screen.getAllByText('No luck.')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  }
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'End the Address' }));
  await user.click(dialog.getByRole('button', { name: 'End the Address' }));
  expect(await dialog.findByRole('button', { name: 'Make a Private Address' })).toBeVisible();
  expect(dialog.queryByText('No luck.')).not.toBeInTheDocument();
});

test('says so when the browser cannot copy the address', async () => {
  address = addressOf('token-0');
  const { user } = await openPanel();
  await field();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^This browser cannot copy it automatically/)).toBeVisible();
  expect(await field()).toHaveFocus();
});

describe('on the day that it was made', () => {
  freezeDate(new Date('2026-03-06T04:00:00.000Z'));

  test('says that the address was made today', async () => {
    address = addressOf('token-0');
    await openPanel();
    await field();
    expect(screen.getByText(/Made today, /)).toHaveTextContent('Made today, 12:00 PM (AEDT).');
  });
});

describe('later', () => {
  freezeDate(new Date('2026-05-01T04:00:00.000Z'));

  test('shows the day on which an address was made', async () => {
    address = addressOf('token-0');
    await openPanel();
    await field();
    expect(screen.getByText(/Made on /)).toHaveTextContent('Made on Fri, 6 Mar, 12:00 PM (AEDT).');
  });
});
