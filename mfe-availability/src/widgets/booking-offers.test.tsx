import type { Booking, BookingAvailability } from '@shootline/shared-api';
import {
  buildBooking,
  buildCandidate,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  testUuid,
} from '@shootline/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { Component as BookingOffers } from './booking-offers.tsx';
import { renderWidget } from './testing/render-widget.tsx';

const { jest } = import.meta;

const noRanking = mockApi.get('/booking/{id}/candidates', () =>
  errorResponse('Forbidden', 'Not for you.'),
);
const server = mockServer(noRanking);

afterEach(() => {
  jest.useRealTimers();
});

const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

function offer(name: string, changes: Partial<BookingAvailability> = {}): BookingAvailability {
  return {
    uuid: testUuid(),
    state: 'unknown',
    state_display: 'Unknown',
    camera_operator: {
      uuid: testUuid(),
      full_name: name,
      email: `${name.toLowerCase()}@example.test`,
    },
    sent: fromNow(-20),
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
    ...changes,
  };
}

const waiting = (name: string, sent: string | null = null) =>
  offer(name, { state: 'awaiting_send', state_display: 'Awaiting Send', sent });

function open(offers: BookingAvailability[], changes: Partial<Booking> = {}) {
  const booking = buildBooking({
    state: 'requested',
    booking_availabilities: offers,
    auto_assign: { state: 'awaiting_availabilities', state_display: 'Awaiting availabilities' },
    ...changes,
  });
  const markedBusy: string[] = [];
  const view = renderWidget(() => (
    <BookingOffers booking={booking} onMakeBusy={(uuid) => markedBusy.push(uuid)} />
  ));
  return { ...view, markedBusy };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

test("links an offer to its page, and shows the videographer's figures", async () => {
  const noor = offer('Noor');
  server.use(
    mockApi.get('/booking/{id}/candidates', ({ query }) => {
      expect(query.getAll('uuid')).toEqual([noor.camera_operator.uuid]);
      return pageOf([buildCandidate({ uuid: noor.camera_operator.uuid, full_name: 'Noor' })]);
    }),
  );
  open([noor]);
  const row = await rowOf('Noor');
  expect(await within(row).findByText(/^· 6 km · .* · answers 90%/)).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Offer to Noor' })).toHaveAttribute(
    'href',
    `/booking-availability/${noor.uuid}`,
  );
});

test('requests no ranking for a staffed booking', async () => {
  const asked: string[] = [];
  server.use(
    mockApi.get('/booking/{id}/candidates', ({ query }) => {
      asked.push(query.toString());
      return pageOf([]);
    }),
  );
  const { queryClient } = open([offer('Noor', { state: 'available' })], { state: 'assigned' });
  await rowOf('Noor');
  expect(queryClient.isFetching()).toBe(0);
  expect(asked).toEqual([]);
});

test('offers Make Busy only if the offer permits it', async () => {
  const may = { make_busy: true, make_available: false, list_availabilities: true };
  const noor = offer('Noor', { permissions: may });
  const { user, markedBusy } = open([noor, offer('Ivo')]);
  await user.click(await screen.findByRole('button', { name: /^Make Busy/ }));
  expect(markedBusy).toEqual([noor.uuid]);
});

test('shows how long an offer is exclusive, and when that has ended', async () => {
  open([
    offer('Noor', { exclusive_until: fromNow(11.5) }),
    offer('Ivo', { exclusive_until: fromNow(-5) }),
    offer('Zoe', { state: 'busy', state_display: 'Busy', exclusive_until: fromNow(5) }),
    offer('Al'),
  ]);
  expect(await rowOf('Noor')).toHaveTextContent('Exclusive for another 12 minutes');
  expect(await rowOf('Ivo')).toHaveTextContent('Exclusivity ended');
  expect(await rowOf('Zoe')).not.toHaveTextContent('Exclusiv');
  expect(await rowOf('Al')).not.toHaveTextContent('Exclusiv');
});

test('never shows more than the exclusive time, even if the clock is behind the server’s', async () => {
  const sent = fromNow(0.05);
  const exclusive_until = new Date(Date.parse(sent) + 30 * minute).toISOString();
  open([offer('Noor', { sent, exclusive_until })]);
  expect(await rowOf('Noor')).toHaveTextContent('Exclusive for another 30 minutes');
});

test('counts down the time left, except while the page is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick'] });
  open([offer('Noor', { exclusive_until: fromNow(2) })]);
  const row = await rowOf('Noor');
  expect(row).toHaveTextContent('Exclusive for another 2 minutes');
  await act(() => jest.advanceTimersByTimeAsync(minute));
  expect(row).toHaveTextContent('Exclusive for another minute');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => jest.advanceTimersByTimeAsync(2 * minute));
  expect(row).toHaveTextContent('Exclusive for another minute');
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(row).toHaveTextContent('Exclusivity ended');
});

test('shows the queue places by rank, including those asked again', async () => {
  open([
    offer('Noor', { exclusive_until: fromNow(3) }),
    waiting('Ivo'),
    waiting('Zoe'),
    waiting('Lapsed', '2030-07-01T02:00:00.000Z'),
  ]);
  expect(await rowOf('Ivo')).toHaveTextContent('Next');
  expect(await rowOf('Zoe')).toHaveTextContent('2nd in the queue');
  expect(await rowOf('Lapsed')).toHaveTextContent('3rd in the queue');
});

test('says when the next offer opens while it waits for the hours of its videographer', async () => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'nextTick'],
    now: new Date('2030-01-10T11:00:00.000Z'),
  });
  const opens = { at: '2030-01-10T20:00:00.000Z', timezone: 'Australia/Sydney' };
  const inPerth = { at: '2030-01-10T23:00:00.000Z', timezone: 'Australia/Perth' };
  const first = open([offer('Noor'), { ...waiting('Ivo'), opens }, waiting('Zoe')]);
  expect(await rowOf('Ivo')).toHaveTextContent('Opens at 7:00 AM (AEDT) tomorrow');
  expect(await rowOf('Zoe')).toHaveTextContent('2nd in the queue');
  first.unmount();
  jest.setSystemTime(new Date('2030-01-10T22:00:00.000Z'));
  open([{ ...waiting('Ivo'), opens: inPerth }]);
  expect(await rowOf('Ivo')).toHaveTextContent('Opens at 7:00 AM (AWST) today');
  await act(() => jest.advanceTimersByTimeAsync(61 * minute));
  expect(await rowOf('Ivo')).toHaveTextContent('Next');
});

test('shows no queue places when the queue has been stopped', async () => {
  open([waiting('Ivo')], { auto_assign: { state: 'disabled', state_display: 'Disabled' } });
  expect(await rowOf('Ivo')).not.toHaveTextContent('Next');
});
