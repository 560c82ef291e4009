import { type Booking, roles } from '@shootline/shared-api';
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
import { routes } from '../routes.tsx';
import { byMail, foreseeing } from './testing/foreseeing.ts';
import { mockCall } from './testing/mock-call.ts';
import { input, people } from './testing/input.ts';
import { openAction } from './testing/open-action.ts';
import { withStaffing } from './testing/staffing-widgets.tsx';

const server = mockServer(
  mockApi.get('/reference-data', () => ({
    ...buildReferenceData(),
    cancellation_fee_categories: [
      { value: 'within_24_hours', label: 'Cancelled within 24 hours' },
      { value: 'within_48_hours', label: 'Cancelled within 48 hours' },
    ],
  })),
);

beforeAll(() => loadPages(routes));

const [zoe, ivo] = people.map(({ uuid, full_name }) => ({
  uuid,
  full_name,
  email: `${full_name.split(' ').at(0)?.toLowerCase()}@example.test`,
}));
const finance = buildUser(roles.finance);

/** A booking cancelled 20 hours before the shoot: Zoë Marsh was assigned first, Ivo Lund last. */
const cancelled: Partial<Booking> = {
  state: 'cancelled',
  state_display: 'Cancelled',
  fee_due: 'within_24_hours',
  camera_operator: ivo ? { ...ivo, phone: '', company: '' } : null,
  assigned_camera_operators: [zoe!, ivo!],
  permissions: permissions('create_cancellation_fee', 'read_cancellation_fees'),
};

async function feeDialog() {
  return within(await screen.findByRole('dialog', { name: 'Add Cancellation Fee' }));
}

async function isPrefilled() {
  const dialog = await feeDialog();
  expect(await dialog.findByLabelText(/^Category/)).toHaveValue('within_24_hours');
  expect(await dialog.findByText('For fee: Ivo Lund')).toBeVisible();
  return dialog;
}

test('finance cancels late and goes on to the fee, prefilled with category and videographer', async () => {
  const { user, dialog, booking } = await openAction(
    server,
    'Cancel',
    { ...cancelled, state: 'assigned', fee_due: null, permissions: permissions('make_cancelled') },
    finance,
    withStaffing,
  );
  const changed = { ...booking, ...cancelled };
  mockCall(server, 'make-cancelled', () => changed);
  foreseeing(server, { told: [byMail('videographer', 'Ivo Lund')] });
  const fees = mockCall(server, 'create-cancellation-fee', () => ({ ...changed, fee_due: null }));
  await input.make_cancelled?.fill?.(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
  const fee = await isPrefilled();
  expect(screen.queryByText('Cancellations and Rescheduling')).not.toBeInTheDocument();
  expect(await fee.findByText('Ivo Lund is emailed.')).toBeVisible();
  await user.click(fee.getByRole('button', { name: 'Add Fee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fees).toEqual([
    { category: 'within_24_hours', is_assigned_only: true, camera_operator: ivo?.uuid },
  ]);
});

test('the dialog first says what a late cancellation costs, and asks for that to be understood', async () => {
  const { user, dialog, booking } = await openAction(server, 'Cancel', {
    state: 'assigned',
    date: new Date(Date.now() + 20 * 3_600_000).toISOString(),
    client_cost: 126_000,
    client_cost_currency: 'AUD',
    permissions: permissions('make_cancelled'),
  });
  const sent = mockCall(server, 'make-cancelled', () => ({ ...booking, ...cancelled }));
  const cost = /^Cancelling now may cost A\$1,260.00: within 24 hours, the full price\./;
  const [first] = await dialog.findAllByText(/within 24 hours/);
  expect(first).toHaveTextContent(cost);
  await input.make_cancelled?.fill?.(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
  expect(await dialog.findByText('Tick this to go on.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(
    dialog.getByRole('checkbox', {
      name: /^I understand that a fee of up to A\$1,260.00 may be charged/,
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ understood_fee: 126_000 })]));
});

test('the dialog says until when a client can cancel', async () => {
  const { dialog } = await openAction(server, 'Cancel', {
    state: 'new',
    change_deadlines: { place: null, content: null, cancellation: '2030-08-12T00:00:00.000Z' },
    permissions: permissions('make_cancelled'),
  });
  expect(
    await dialog.findByText(
      'The booking can be cancelled until Mon, 12 Aug 2030, 10:00 AM (AEST).',
    ),
  ).toBeVisible();
});

test('opens no fee dialog after a cancellation without a due fee', async () => {
  const { user, dialog, booking } = await openAction(server, 'Cancel', {
    state: 'assigned',
    permissions: permissions('make_cancelled'),
  });
  mockCall(server, 'make-cancelled', () => ({ ...booking, ...cancelled, fee_due: null }));
  await input.make_cancelled?.fill?.(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
  await screen.findByText('Booking cancelled.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function openPage(changes: Partial<Booking>, query = '') {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  return renderRoute(routes, `/booking/${booking.uuid}${query}`, {
    user: finance,
    widgets: withStaffing,
  });
}

test('the link in the mail opens the prefilled fee once', async () => {
  const { user, location } = openPage(cancelled, '?action=create_cancellation_fee');
  const dialog = await isPrefilled();
  await waitFor(() => expect(location()).not.toContain('?'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

const fee: Booking['cancellation_fees'][number] = {
  uuid: '00000000-0000-4000-8000-00000000fe01',
  created: '2030-08-13T00:00:00.000Z',
  category: 'within_24_hours',
  category_display: 'Cancelled within 24 hours',
  camera_operator: ivo!,
  camera_operator_cost: null,
  created_by_name: 'Mia Holt',
  discount: 0,
};

test.each<[string, Partial<Booking>]>([
  ['The cancellation fee of this booking has been added already.', { cancellation_fees: [fee] }],
  ['No cancellation fee is due for this booking.', {}],
  [
    'You cannot add a cancellation fee to this booking now.',
    { permissions: permissions('read_cancellation_fees') },
  ],
])('the link in the mail says why no fee can be added: %s', async (text, changes) => {
  const { location } = openPage(
    { ...cancelled, fee_due: null, ...changes },
    '?action=create_cancellation_fee',
  );
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(location()).not.toContain('?'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a due fee is the next step of the booking', async () => {
  const { user } = openPage(cancelled);
  const step = within(await screen.findByRole('group', { name: 'Next Step' }));
  await user.click(step.getByRole('button', { name: 'Add Cancellation Fee' }));
  await isPrefilled();
});

test('with nobody assigned at the end, the fee proposes the only past assignee', async () => {
  const once = { camera_operator: null, assigned_camera_operators: [ivo!] };
  openPage(
    { ...cancelled, state: 'request_cancelled', ...once },
    '?action=create_cancellation_fee',
  );
  await isPrefilled();
});
