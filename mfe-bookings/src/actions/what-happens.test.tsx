import { type Booking, roles } from '@shootline/shared-api';
import { buildReferenceData, buildUser, mockApi, permissions } from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { routes } from '../routes.tsx';
import { openAction } from './testing/open-action.ts';

const server = setupServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const theo = { full_name: 'Theo Lindqvist', email: 'theo@example.test', phone: '', company: '' };

type Offer = Booking['booking_availabilities'][number];

const offer = (serial: number, state: Offer['state'], email = `v${serial}@x.test`): Offer => ({
  uuid: `00000000-0000-4000-8000-00000000ab0${serial}`,
  state,
  state_display: state,
  camera_operator: {
    uuid: `00000000-0000-4000-8000-00000000ac0${serial}`,
    full_name: `Videographer ${serial}`,
    email,
  },
  sent: null,
  exclusive_until: null,
  permissions: { make_busy: false, make_available: false, list_availabilities: false },
});

async function whatHappens() {
  const list = await screen.findByRole('list', { name: 'What will happen' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('Put On Hold says who is released and how many offers are withdrawn', async () => {
  await openAction(server, 'Put On Hold', {
    state: 'assigned',
    camera_operator: theo,
    camera_operator_full_name: theo.full_name,
    permissions: permissions('make_on_hold', 'read_booking_availabilities'),
    booking_availabilities: [
      // Their own answer is no offer any more.
      offer(1, 'available', theo.email),
      offer(2, 'unknown'),
      offer(3, 'awaiting_send'),
      offer(4, 'available'),
      offer(5, 'busy'),
      offer(6, 'cancelled'),
    ],
  });
  expect(await whatHappens()).toEqual([
    'Theo Lindqvist is released and told by mail.',
    '3 open offers are withdrawn.',
    'The client is told by mail.',
  ]);
});

test('of offers that one may not read nothing is said', async () => {
  await openAction(server, 'Put On Hold', {
    state: 'requested',
    permissions: permissions('make_on_hold'),
    booking_availabilities: [offer(1, 'unknown')],
  });
  expect(await whatHappens()).toEqual(['The client is told by mail.']);
});

test('Cancel says what it costs now, which offer is withdrawn and who is told', async () => {
  await openAction(server, 'Cancel', {
    state: 'requested',
    date: new Date(Date.now() + 36.5 * 3_600_000).toISOString(),
    client_cost: 126_000,
    client_cost_formatted: 'A$1,260.00',
    client_cost_currency: 'AUD',
    permissions: permissions('make_cancelled', 'read_booking_availabilities'),
    booking_availabilities: [offer(1, 'unknown')],
  });
  expect(await whatHappens()).toEqual([
    'The shoot begins in 36 hours: a fee of 50% of the price, A$630.00 of A$1,260.00, may apply (Cancelled within 48 hours). Finance decides on it.',
    '1 open offer is withdrawn.',
    'The client and staff are told by mail.',
  ]);
});

test('a client who cancels reads of their own team', async () => {
  await openAction(
    server,
    'Cancel',
    { state: 'assigned', permissions: permissions('make_cancelled') },
    buildUser(roles.client_user),
  );
  expect((await whatHappens()).at(-1)).toBe(
    'Your team, the assigned videographer and staff are told by mail.',
  );
});

describe('Cancel Assignment', () => {
  const assigned: Partial<Booking> = {
    state: 'assigned',
    camera_operator: theo,
    camera_operator_full_name: theo.full_name,
    permissions: permissions('unassign_camop'),
  };

  test('asks staff about the videographer, who is told', async () => {
    const { dialog } = await openAction(server, 'Cancel Assignment', assigned);
    expect(dialog.getByText('Are you sure you want to unassign Theo Lindqvist?')).toBeVisible();
    expect(await whatHappens()).toContain('Theo Lindqvist is released and told by mail.');
  });

  test('asks the videographer about their own shoot', async () => {
    const own = { ...buildUser(roles.camera_operator), email: theo.email };
    const { dialog } = await openAction(server, 'Cancel Assignment', assigned, own);
    expect(dialog.getByText('Do you want to give up this shoot?')).toBeVisible();
    expect(await whatHappens()).toEqual(['The client and staff are notified.']);
  });
});
