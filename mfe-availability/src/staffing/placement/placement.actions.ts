import {
  api,
  availabilityKeys,
  type Booking,
  bookingKeys,
  dataOf,
  ifMatch,
  userQueries,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offersAutomatically, type Way } from './placement-rules.ts';
import { placementQueries } from './placement.queries.ts';

const target = ({ uuid, version }: Booking) => ({
  params: { path: { id: uuid }, header: ifMatch(version) },
});

const place = {
  offer: (booking: Booking, videographer: string) =>
    dataOf(
      api.POST('/booking/{id}/request-camera-operators-availabilities', {
        ...target(booking),
        body: {
          is_selection_manual: true,
          camera_operators: [videographer],
          is_auto_assign_enabled: offersAutomatically(booking),
        },
      }),
    ),
  assign: (booking: Booking, videographer: string) =>
    dataOf(
      api.POST('/booking/{id}/assign-camera-operator', {
        ...target(booking),
        body: { camera_operator: videographer, is_available_only: false },
      }),
    ),
};

const takeBack = {
  async offer({ booking_availabilities }: Booking, videographer: string, key: string) {
    const offer = booking_availabilities.find((one) => one.camera_operator.uuid === videographer);
    await dataOf(
      api.POST('/booking/booking-availability/{id}/withdraw', {
        params: { path: { id: offer?.uuid ?? '' }, header: { 'Idempotency-Key': key } },
      }),
    );
  },
  async assign(booking: Booking) {
    await dataOf(
      api.POST('/booking/{id}/unassign-camera-operator', { ...target(booking), body: {} }),
    );
  },
};

const invalidates = [availabilityKeys.all(), bookingKeys.lists(), userQueries.notifications()];

/**
 * Offers a booking to a videographer or assigns them, and returns the booking as it was before and is now.
 * Throws `ApiError`: Conflict if the booking has changed since it was picked, or the videographer films
 * elsewhere then.
 */
export function usePlace() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ id, ...by }: { id: string; way: Way; videographer: string }) {
      const before = await client.ensureQueryData(placementQueries.booking(id));
      const changed = await place[by.way](before, by.videographer);
      return { before, changed };
    },
    onSuccess: ({ changed }) =>
      client.setQueryData(placementQueries.booking(changed.uuid).queryKey, changed),
    onError: (_error, { id }) => {
      void client.invalidateQueries({ queryKey: bookingKeys.detail(id) });
      void client.invalidateQueries({ queryKey: availabilityKeys.calendars() });
    },
    meta: { showsOwnError: true, invalidates },
  });
}

/**
 * Withdraws the offer or assignment just made; returns false, and changes nothing, if the booking has changed
 * since. A failure is a toast.
 */
export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(by: { way: Way; changed: Booking; videographer: string; key: string }) {
      const { uuid, version } = by.changed;
      // Only fetches if events have marked the booking as changed.
      const now = await client.fetchQuery({
        ...placementQueries.booking(uuid),
        staleTime: Infinity,
      });
      if (now.version !== version) return false;
      await takeBack[by.way](by.changed, by.videographer, by.key);
      return true;
    },
    onSettled: (_done, _error, { changed }) =>
      client.invalidateQueries({ queryKey: bookingKeys.detail(changed.uuid) }),
    meta: { invalidates },
  });
}
