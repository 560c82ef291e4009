import {
  type Booking,
  type BookingAvailability,
  type CallSheet,
  type Role,
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
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const { jest } = import.meta;

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
beforeEach(() => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'nextTick'],
    now: new Date('2030-08-10T05:15:00.000Z'),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function offer(name: string, exclusive_until: string | null = null): BookingAvailability {
  return {
    uuid: testUuid(),
    state: 'unknown',
    state_display: 'Unknown',
    camera_operator: { uuid: testUuid(), full_name: name, email: 'someone@example.test' },
    sent: '2030-08-10T05:10:00.000Z',
    exclusive_until,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
  };
}

const lapsesAt = '2030-08-10T05:40:00.000Z';

async function open(changes: Partial<Booking>, role: Role = roles.admin) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  const user = buildUser(role);
  renderRoute(routes, `/booking/${booking.uuid}`, { user });
  await screen.findByRole('region', { name: 'Videographer' });
}

const sentence = () =>
  screen.queryByText(/^Waiting (for|to)/, { selector: 'p' })?.textContent ?? null;

test("names the videographer of an exclusive offer and its end in the reader's zone", async () => {
  await open({
    state: 'requested',
    booking_availabilities: [offer('Ivo'), offer('Noor Haddad', lapsesAt)],
    address: { ...buildBooking().address!, timezone: 'Asia/Singapore' },
  });
  expect(sentence()).toBe('Waiting for Noor Haddad until 3:40 PM (AEST)');
});

test('says until when the next videographer is not asked yet', async () => {
  const opens = { at: '2030-08-10T21:00:00.000Z', timezone: 'Asia/Singapore' };
  await open({
    state: 'requested',
    booking_availabilities: [
      offer('Ivo'),
      { ...offer('Noor Haddad'), state: 'awaiting_send', sent: null, opens },
    ],
  });
  expect(sentence()).toBe('Waiting to ask Noor Haddad until 7:00 AM (AEST)');
});

test('names everyone who was asked once the exclusive offer has lapsed', async () => {
  await open({
    state: 'requested',
    booking_availabilities: [offer('Ivo'), offer('Noor Haddad', lapsesAt)],
  });
  await act(() => jest.advanceTimersByTimeAsync(26 * 60_000));
  expect(sentence()).toBe('Waiting for 2 videographers');
});

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
const forSheet = 'Waiting for the videographer to approve the call sheet';
const staff = permissions('generate_call_sheet', 'approve_call_sheet');

test.each<[string, Partial<Booking>, string | null]>([
  ['a new booking', { state: 'new' }, 'Waiting for approval'],
  [
    'one offer without an end',
    { state: 'requested', booking_availabilities: [offer('Noor Haddad')] },
    'Waiting for Noor Haddad',
  ],
  [
    'three offers at once',
    { state: 'requested', booking_availabilities: [offer('A'), offer('B'), offer('C')] },
    'Waiting for 3 videographers',
  ],
  ['nobody asked', { state: 'requested' }, null],
  ['a call sheet', { state: 'assigned', call_sheet: sheet, permissions: staff }, forSheet],
  [
    'an approved call sheet',
    { state: 'assigned', call_sheet: { ...sheet, is_approved: true }, permissions: staff },
    null,
  ],
  [
    'an outdated call sheet',
    { state: 'assigned', call_sheet: { ...sheet, is_outdated: true }, permissions: staff },
    null,
  ],
  [
    'a call sheet that the reader answers',
    { state: 'assigned', call_sheet: sheet, permissions: permissions('approve_call_sheet') },
    null,
  ],
  ['an active booking', { state: 'active' }, null],
])('%s', async (_case, changes, expected) => {
  await open(changes);
  expect(sentence()).toBe(expected);
});

test('waits for nobody once the queue has failed', async () => {
  await open({
    state: 'requested',
    auto_assign: { state: 'failed', state_display: 'Failed' },
    booking_availabilities: [offer('Ana Ruiz', '2030-08-10T05:00:00.000Z')],
  });
  expect(screen.getByText('Nobody has accepted the offers')).toBeVisible();
  expect(screen.queryByText(/^Waiting for/)).not.toBeInTheDocument();
});
