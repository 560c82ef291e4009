import { roles, type Booking, type BookingFlag, type CallSheet } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const sheet: CallSheet = {
  version: 1,
  generated: '2030-08-10T01:00:00.000Z',
  generated_by: 'Edda Roth',
  file: null,
  is_outdated: false,
  is_approved: false,
  approved_by: null,
  approved: null,
};
const approved: CallSheet = {
  ...sheet,
  is_approved: true,
  approved_by: 'Theo Lindqvist',
  approved: '2030-08-11T01:00:00.000Z',
};

function open(changes: Partial<Booking>, ...flags: BookingFlag[]) {
  const booking = buildBooking({ ...changes, permissions: permissions(...flags) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const user = buildUser(roles.camera_operator);
  return { booking, ...renderRoute(routes, `/booking/${booking.uuid}`, { user }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Call Sheet' }));

test('the videographer sees the state of the call sheet and approves it', async () => {
  const { user, booking } = open({ call_sheet: sheet }, 'approve_call_sheet');
  const waiting = await card();
  expect(waiting.getByText('Waiting for approval')).toBeVisible();
  expect(waiting.getByText('Sat, 10 Aug 2030, 11:00 AM (AEST)')).toBeVisible();
  expect(waiting.getByText('The file was deleted')).toBeVisible();
  server.use(
    mockApi.post('/booking/{id}/booking-approve-call-sheet', () => ({
      ...booking,
      call_sheet: approved,
    })),
  );
  await user.click(waiting.getByRole('button', { name: 'Approve Call Sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Call Sheet' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Call Sheet approved.')).toBeVisible();
  expect(await (await card()).findByText('Approved')).toBeVisible();
  expect(screen.getByText('Sun, 11 Aug 2030, 11:00 AM (AEST)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Call Sheet' })).not.toBeInTheDocument();
});

test.each<[string, CallSheet, BookingFlag[], string]>([
  ['to users who may only read it', sheet, [], 'Waiting for approval'],
  ['once it is approved', approved, ['approve_call_sheet'], 'Approved'],
  [
    'once the shoot has changed',
    { ...sheet, is_outdated: true },
    ['approve_call_sheet'],
    'Out of date',
  ],
  [
    'once the shoot has changed after the approval',
    { ...approved, is_outdated: true },
    [],
    'Out of date',
  ],
])('offers no approval %s', async (_case, call_sheet, flags, status) => {
  open({ call_sheet }, ...flags);
  expect((await card()).getByText(status)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Call Sheet' })).not.toBeInTheDocument();
});

test.each<[BookingFlag[], number]>([
  [['generate_call_sheet'], 1],
  [['approve_call_sheet'], 1],
  [[], 0],
])('without a call sheet, the card for %s', async (flags, shown) => {
  open({ call_sheet: null }, ...flags);
  await screen.findByRole('region', { name: 'Videographer' });
  expect(screen.queryAllByText('There is currently no call sheet.')).toHaveLength(shown);
});
