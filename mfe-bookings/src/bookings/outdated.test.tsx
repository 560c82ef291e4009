import { availabilityKeys, createQueryClient } from '@shootline/shared-api';
import { buildBooking, mockServer } from '@shootline/shared-api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { useBulkAction } from '../bulk-actions/bulk.actions.ts';
import { useBookingAction } from './perform.actions.ts';

const booking = buildBooking();
const server = mockServer();

/** Performs the hook's action and returns whether it made the board and the candidates stale. */
async function outdatedAfter(useAction: () => { run: () => Promise<unknown> }) {
  const client = createQueryClient({ success: () => {}, error: () => {} });
  const keys = [availabilityKeys.calendars(), availabilityKeys.candidatesFor(booking.uuid)];
  for (const key of keys) client.setQueryData(key, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useAction, { wrapper });
  await result.current.run().catch(() => undefined);
  return keys.map((key) => client.getQueryState(key)?.isInvalidated);
}

const useOnHold = () => {
  const { mutateAsync } = useBookingAction('make_on_hold', booking.uuid, '');
  return { run: () => mutateAsync({ version: 1, input: undefined }) };
};

test.each([
  ['one booking', HttpResponse.json(booking)],
  [
    'one booking that somebody else has changed',
    HttpResponse.json(
      { type: 'Conflict', message: 'It was changed.', errors: [] },
      { status: 409 },
    ),
  ],
])('an action on %s marks availabilities as stale', async (_, answer) => {
  server.use(http.post('*/api/booking/:id/make-on-hold', () => answer));
  expect(await outdatedAfter(useOnHold)).toEqual([true, true]);
});

test('an action on several bookings marks availabilities as stale', async () => {
  server.use(http.post('*/api/booking/bulk/:action', () => HttpResponse.json({ results: [] })));
  const useBulk = () => {
    const { mutateAsync } = useBulkAction('make_on_hold');
    return { run: () => mutateAsync({ bookings: [] }) };
  };
  expect(await outdatedAfter(useBulk)).toEqual([true, true]);
});
