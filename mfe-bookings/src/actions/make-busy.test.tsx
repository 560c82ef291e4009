import { type Booking, type BookingAvailability, roles } from '@shootline/shared-api';
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

const automatic = (state: 'awaiting_availabilities' | 'completed' | 'disabled') => ({
  auto_assign: { state, state_display: state },
});

/** The consequences of marking Theo busy; his offer comes first in the list. */
async function afterTheo(
  others: BookingAvailability[],
  changes: Partial<Booking>,
  user = buildUser(roles.editor),
) {
  const offer = offerTo(theo.full_name, {
    state: 'available',
    permissions: { make_busy: true, make_available: false, list_availabilities: true },
  });
  const booking = buildBooking({
    state: 'requested',
    booking_availabilities: [
      { ...offer, camera_operator: { ...offer.camera_operator, email: theo.email } },
      ...others,
    ],
    permissions: permissions('read_booking_availabilities', 'read_auto_assign'),
    ...changes,
  });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user });
  await view.user.click(await screen.findByRole('button', { name: /^Make Busy/ }));
  const list = await screen.findByRole('list', { name: 'Consequences' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const assigned = {
  state: 'assigned',
  camera_operator: theo,
  camera_operator_full_name: theo.full_name,
} as const;

test('an assignee marked busy by staff is released and mailed, and the client is notified', async () => {
  expect(await afterTheo([], { ...assigned, ...automatic('disabled') })).toEqual([
    'Theo Lindqvist is released and emailed.',
    'The client and staff are notified.',
    'Nobody else is offered the job automatically.',
  ]);
});

test('an assignee who gives up the shoot reads that our team is emailed', async () => {
  const user = { ...buildUser(roles.editor), email: theo.email };
  expect(await afterTheo([], { ...assigned, ...automatic('disabled') }, user)).toEqual([
    'Our team is emailed.',
    'The client is notified that you can no longer film.',
    'Nobody else is offered the job automatically.',
  ]);
  const dialog = within(screen.getByRole('dialog', { name: 'Give Up Shoot' }));
  expect(dialog.getByRole('button', { name: 'Give Up Shoot' })).toBeVisible();
});

const told = 'Theo Lindqvist is emailed.';
const goesOn = 'Automatic assignment continues: the next free videographer is emailed.';
const fails = 'Automatic assignment fails, as nobody else is left to ask.';

test('after an automatic assignment it asks the videographers withdrawn by it', async () => {
  const others = [offerTo('Ivo', { state: 'cancelled' })];
  const sentences = await afterTheo(others, { ...assigned, ...automatic('completed') });
  expect(sentences.at(-1)).toBe(goesOn);
});

test('after an automatic assignment it fails with nobody else to ask', async () => {
  const others = [offerTo('Ivo', { state: 'busy' })];
  const sentences = await afterTheo(others, { ...assigned, ...automatic('completed') });
  expect(sentences.at(-1)).toBe(fails);
});

describe('while automatic assignment runs', () => {
  const running = automatic('awaiting_availabilities');
  const queued = offerTo('Ivo', { state: 'awaiting_send' });
  const asked = offerTo('Zoe', { exclusive_until: new Date(Date.now() + 600_000).toISOString() });

  test('it asks the next in the queue', async () => {
    expect(await afterTheo([queued], running)).toEqual([told, 'Staff are notified.', goesOn]);
  });

  test('it asks nobody while another offer is running', async () => {
    expect(await afterTheo([asked, queued], running)).toEqual([told, 'Staff are notified.']);
  });

  test('it fails with an empty queue', async () => {
    expect(await afterTheo([], running)).toEqual([told, 'Staff are notified.', fails]);
  });
});

test('without automatic assignment only the videographer and staff are notified', async () => {
  const others = [offerTo('Ivo', { state: 'awaiting_send' })];
  expect(await afterTheo(others, automatic('disabled'))).toEqual([told, 'Staff are notified.']);
});
