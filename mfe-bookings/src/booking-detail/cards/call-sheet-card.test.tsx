import {
  roles,
  type Booking,
  type BookingFlag,
  type CallSheet,
  type CallSheetReader,
  type Role,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const sheet: CallSheet = {
  version: 1,
  generated: '2030-08-10T01:00:00.000Z',
  generated_by: 'Edda Roth',
  file: null,
  is_outdated: false,
  changes: [],
  readers: 0,
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

function open(
  changes: Partial<Booking>,
  { flags = [], role = roles.camera_operator }: { flags?: BookingFlag[]; role?: Role } = {},
) {
  const booking = buildBooking({ ...changes, permissions: permissions(...flags) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const user = buildUser(role);
  return { booking, ...renderRoute(routes, `/booking/${booking.uuid}`, { user }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Call Sheet' }));

test('the videographer sees the state of the call sheet and approves it', async () => {
  const { user, booking } = open({ call_sheet: sheet }, { flags: ['approve_call_sheet'] });
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
  open({ call_sheet }, { flags });
  expect((await card()).getByText(status)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Call Sheet' })).not.toBeInTheDocument();
});

test.each<[BookingFlag[], number]>([
  [['generate_call_sheet'], 1],
  [['approve_call_sheet'], 1],
  [[], 0],
])('without a call sheet, the card for %s', async (flags, shown) => {
  open({ call_sheet: null }, { flags });
  await screen.findByRole('region', { name: 'Videographer' });
  expect(screen.queryAllByText('There is currently no call sheet.')).toHaveLength(shown);
});

describe('the readers of a call sheet', () => {
  const reader: CallSheetReader = {
    name: 'Zoe Park',
    role: 'project_owner',
    is_own: false,
    sent: '2030-08-10T01:00:00.000Z',
    delivered: null,
    failure: null,
    opened: null,
    reminded: null,
    confirmed: null,
    confirmed_by: null,
  };
  const moved = [
    { what: 'date' as const, from: '2030-08-15T23:00:00.000Z', to: '2030-08-16T00:00:00.000Z' },
  ];

  test('staff see the state of each, and why a mail was not delivered', async () => {
    const readers: CallSheetReader[] = [
      {
        ...reader,
        name: 'Theo Lindqvist',
        role: 'videographer',
        confirmed: approved.approved,
        confirmed_by: 'mail',
      },
      { ...reader, name: 'Bo Diaz', role: 'point_of_contact', failure: '550 No such user' },
      { ...reader, opened: '2030-08-10T02:00:00.000Z', reminded: '2030-08-14T02:00:00.000Z' },
    ];
    server.use(mockApi.get('/booking/{id}/call-sheet', () => ({ readers })));
    open({ call_sheet: { ...sheet, readers: 3 } }, { role: roles.editor });
    const list = await screen.findByRole('list', { name: 'Confirmed by 1 of 3' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows[0]).toBe(
      "Theo LindqvistConfirmedVideographerSun, 11 Aug 2030, 11:00 AM (AEST), by the mail's link",
    );
    expect(rows[1]).toMatch(/^Bo DiazNot deliveredContact on the day.*550 No such user$/);
    expect(rows[2]).toMatch(/^Zoe ParkOpenedProject owner.*Reminded Wed, 14 Aug 2030/);
  });

  test('a contact reads what has changed, which counts as opened, and confirms by one tap', async () => {
    const own = { ...reader, is_own: true };
    const opened = { ...own, opened: '2030-08-10T02:00:00.000Z' };
    let openings = 0;
    server.use(
      mockApi.get('/booking/{id}/call-sheet', () => ({ readers: [own] })),
      mockApi.post('/booking/{id}/call-sheet/open', () => {
        openings += 1;
        return { readers: [opened] };
      }),
    );
    const { user } = open(
      { call_sheet: { ...sheet, version: 2, readers: 1, changes: moved } },
      { role: roles.client_owner },
    );
    expect(await screen.findByText(/^Changed: Shoot begins/)).toHaveTextContent(
      'Changed: Shoot begins 9:00 AM (AEST) → 10:00 AM (AEST)',
    );
    const button = await screen.findByRole('button', { name: 'Confirm Call Sheet' });
    await waitFor(() => expect(openings).toBe(1));
    const confirmed = { ...opened, confirmed: approved.approved, confirmed_by: 'portal' as const };
    server.use(
      mockApi.post('/booking/{id}/call-sheet/confirm', () => ({ readers: [confirmed] })),
      mockApi.get('/booking/{id}/call-sheet', () => ({ readers: [confirmed] })),
    );
    await user.click(button);
    expect(await screen.findByText('Call sheet confirmed.')).toBeVisible();
    expect(await screen.findByText(/^You have confirmed it:/)).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /^Confirmed by/ })).not.toBeInTheDocument();
  });

  test('a contact cannot confirm it once the shoot has changed', async () => {
    const own = { ...reader, is_own: true, opened: '2030-08-10T02:00:00.000Z' };
    server.use(mockApi.get('/booking/{id}/call-sheet', () => ({ readers: [own] })));
    open(
      { call_sheet: { ...sheet, is_outdated: true, readers: 1, changes: moved } },
      { role: roles.client_owner },
    );
    expect(await screen.findByText(/^Changed: Shoot begins/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Call Sheet' })).not.toBeInTheDocument();
  });
});
