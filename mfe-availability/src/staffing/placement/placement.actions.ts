import {
  api,
  availabilityKeys,
  type Booking,
  bookingKeys,
  dataOf,
  ifMatch,
  undoable,
  userQueries,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offersAutomatically, type Way } from './placement-rules.ts';
import { placementQueries } from './placement.queries.ts';

const target = ({ uuid, version }: Booking) => ({
  params: { path: { id: uuid }, header: { ...ifMatch(version), ...undoable() } },
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

const invalidates = [availabilityKeys.all(), bookingKeys.lists(), userQueries.notifications()];

/**
 * Offers a booking to a videographer or assigns them, and returns the changed booking. Throws `ApiError`: Conflict if the booking has changed since it was picked, or the videographer films
 * elsewhere then.
 */
export function usePlace() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ id, ...by }: { id: string; way: Way; videographer: string }) {
      const before = await client.ensureQueryData(placementQueries.booking(id));
      return place[by.way](before, by.videographer);
    },
    onSuccess: (changed) =>
      client.setQueryData(placementQueries.booking(changed.uuid).queryKey, changed),
    onError: (_error, { id }) => {
      void client.invalidateQueries({ queryKey: bookingKeys.detail(id) });
      void client.invalidateQueries({ queryKey: availabilityKeys.calendars() });
    },
    meta: { showsOwnError: true, invalidates },
  });
}
