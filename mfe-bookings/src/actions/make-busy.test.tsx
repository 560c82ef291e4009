import {
  type Booking,
  type BookingAvailability,
  type Consequences,
  roles,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
  testUuid,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const theo = { full_name: 'Theo Lindqvist', email: 'theo@example.test', phone: '', company: '' };

function offerTo(name: string, changes: Partial<BookingAvailability> = {}): BookingAvailability {
  return {
    uuid: testUuid(),
    state: 'unknown',
    state_display: 'Unknown',
    camera_operator: { uuid: testUuid(), full_name: name, email: `${name}@example.test` },
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
    ...changes,
  };
}

/** Opens Make Busy for Theo, whose offer the server is asked about; returns the asked offers. */
async function openForTheo(changes: Partial<Booking>, told: Consequences['told'], email = '') {
  const offer = offerTo(theo.full_name, {
    state: 'available',
    permissions: { make_busy: true, make_available: false, list_availabilities: true },
  });
  const booking = buildBooking({
    state: 'requested',
    booking_availabilities: [
      { ...offer, camera_operator: { ...offer.camera_operator, email: theo.email } },
    ],
    permissions: permissions('read_booking_availabilities', 'read_auto_assign'),
    ...changes,
  });
  const asked: unknown[] = [];
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.post(
      '/booking/booking-availability/{id}/actions/{action}/consequences',
      ({ params }) => {
        asked.push([params['id'], params['action']]);
        return { told, withdrawn: [], auto_assign: 'failed' as const };
      },
    ),
  );
  const user = buildUser(roles.editor);
  const view = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: email === '' ? user : { ...user, email },
  });
  await view.user.click(await screen.findByRole('button', { name: /^Make Busy/ }));
  return { asked, offer: offer.uuid };
}

const assigned = {
  state: 'assigned',
  camera_operator: theo,
  camera_operator_full_name: theo.full_name,
} as const;

test('shows the consequences for the offer and for automatic assignment', async () => {
  const { asked, offer } = await openForTheo({}, [
    { side: 'videographer', channel: 'mail', count: 1, names: [theo.full_name] },
    { side: 'staff', channel: 'portal', count: 2, names: [] },
  ]);
  await screen.findByText('Theo Lindqvist is emailed.');
  const list = await screen.findByRole('list', { name: 'Consequences' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Theo Lindqvist is emailed.',
    'Staff are notified in the portal.',
    'Automatic assignment fails, as nobody else is left to ask.',
  ]);
  expect(asked).toEqual([[offer, 'make_busy']]);
});

test('asks assignees whether they give up their shoot', async () => {
  await openForTheo(assigned, [], theo.email);
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Up Shoot' }));
  expect(dialog.getByRole('button', { name: 'Give Up Shoot' })).toBeVisible();
});
