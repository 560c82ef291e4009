import { ApiError, type Booking } from '@shootline/shared-api';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { useBookingAction } from '../bookings/perform.actions.ts';
import { changeTexts } from './change-texts.ts';

/**
 * Performs an action on the booking that the user sees, and returns the changed one. On a Conflict it reloads
 * the booking: news that the user must see first rethrow the refusal, otherwise the action is repeated with
 * the new version.
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
      // The action's refusal says more than the failed reload.
      return undefined;
    }
  }

  async function perform(seen: Booking, input: BookingActionInput<Name>) {
    let before = seen;
    for (;;) {
      try {
        return await mutateAsync({ version: before.version, input });
      } catch (error) {
        if (!(error instanceof ApiError) || error.type !== 'Conflict') throw error;
        const now = await readAgain();
        const isSame = !now || now.version === before.version;
        if (isSame || changeTexts(before, now).length > 0) throw error;
        before = now;
      }
    }
  }
  return { ...action, perform };
}
