import type { ForeseenBookingAction } from '@shootline/shared-api';
import type { ForeseenQuery } from '@shootline/shared-ui/action-form';
import { useDebounced } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { BookingActionName } from '../bookings/booking.actions.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';

/** Actions that tell nobody, or are not the booking's. */
const unforeseen = ['duplicate', 'submit_feedback'] as const;

type Foreseen = ForeseenBookingAction | 'make_busy';

const isForeseen = (name: BookingActionName): name is Foreseen & BookingActionName =>
  !(unforeseen as readonly string[]).includes(name);

/**
 * The action's consequences with this input, asked of the server while `isAsked`; null if nobody is told of
 * such an action, or the input is not complete (null).
 */
export function useForeseen(
  name: BookingActionName,
  booking: { uuid: string },
  input: object | null,
  isAsked: boolean,
): ForeseenQuery | null {
  const entered = JSON.stringify(input);
  const settled = useDebounced(entered);
  const isKnown = isForeseen(name);
  const { data, error } = useQuery({
    ...bookingQueries.consequences(
      booking.uuid,
      isKnown ? name : 'update',
      (JSON.parse(settled) ?? {}) as object,
    ),
    enabled: isAsked && isKnown && settled !== 'null',
  });
  if (!isKnown || input === null) return null;
  // The answer to another input would name the wrong people.
  return entered === settled ? { data, error } : { data: undefined, error: null };
}
