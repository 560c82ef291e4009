import { ApiError, type Booking } from '@shootline/shared-api';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { useBookingAction } from '../bookings/use-booking-action.ts';
import { newsOf } from './news.ts';

/**
 * Performs an action on the booking that the user sees, and returns it with the changed one. Where others
 * have changed it unseen, it is read again: what the user must know first is shown, and the refusal
 * thrown; else the action goes on with the new version (decisions §9.8).
 */
export function usePerform<Name extends BookingActionName>(
  name: Name,
  { uuid }: Booking,
  success: string,
) {
  const client = useQueryClient();
  const { mutateAsync, ...action } = useBookingAction(name, uuid, success);

  async function readAgain(): Promise<Booking | undefined> {
    try {
      return await client.fetchQuery({ ...bookingQueries.detail(uuid), staleTime: 0 });
    } catch {
      // The refusal of the action says more than that of the booking.
      return undefined;
    }
  }

  async function perform(seen: Booking, input: BookingActionInput<Name>) {
    let before = seen;
    for (;;) {
      try {
        return { before, changed: await mutateAsync({ version: before.version, input }) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.type !== 'Conflict') throw error;
        const now = await readAgain();
        const isSame = !now || now.version === before.version;
        if (isSame || newsOf(before, now).length > 0) throw error;
        before = now;
      }
    }
  }
  return { ...action, perform };
}
