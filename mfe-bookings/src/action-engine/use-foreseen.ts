import type { ForeseenQuery } from '@shootline/shared-ui/action-form';
import { useDebounced } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { BookingActionName } from '../bookings/booking.actions.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';

/**
 * The action's consequences with this input, asked of the server while `isAsked`; null while the input is not
 * complete (null).
 */
export function useForeseen(
  name: BookingActionName,
  booking: { uuid: string },
  input: object | null,
  isAsked: boolean,
): ForeseenQuery | null {
  const entered = JSON.stringify(input);
  const settled = useDebounced(entered);
  const { data, error } = useQuery({
    ...bookingQueries.consequences(booking.uuid, name, (JSON.parse(settled) ?? {}) as object),
    enabled: isAsked && settled !== 'null',
  });
  if (input === null) return null;
  // The answer to another input would name the wrong people.
  return entered === settled ? { data, error } : { data: undefined, error: null };
}
