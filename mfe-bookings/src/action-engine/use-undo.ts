import { type Booking, errorMessage, t } from '@shootline/shared-api';
import { toast, type ToastAction } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { useBookingAction } from '../bookings/perform.actions.ts';
import type { ActionDefinition } from './booking-action.ts';

const changedMeanwhile = t('This booking has changed meanwhile, so this cannot be undone.');

/** The toast of the last action on a booking that can be undone. */
const offering = new Map<string, string>();

/**
 * Shows the toast of an action that can be undone. It offers Undo until the next action on the booking, if
 * the opposite restores the booking as it was `before` and the user may perform it on the `changed` one.
 * Undo leaves a booking alone that has changed since; a failure is a toast with the server's message.
 */
export function useUndo<Name extends BookingActionName>(
  { name, label, success, undo }: ActionDefinition<Name>,
  { uuid }: Booking,
): (before: Booking, changed: Booking) => void {
  const client = useQueryClient();
  const opposite: BookingActionName = undo?.name ?? name;
  const { mutateAsync } = useBookingAction(opposite, uuid, t('{label} undone.', { label }));

  const perform = async (before: Booking, { version }: Booking) => {
    // Only fetches if events have marked the booking as changed.
    const now = await client.fetchQuery({ ...bookingQueries.detail(uuid), staleTime: Infinity });
    if (now.version !== version) return toast.info(changedMeanwhile);
    const input = undo?.input?.(before) as BookingActionInput<BookingActionName>;
    return mutateAsync({ version, input });
  };

  const offer = (before: Booking, changed: Booking): ToastAction | undefined => {
    const isGranted = (changed.permissions as Partial<Record<BookingActionName, boolean>>)[
      opposite
    ];
    if (!isGranted || !undo?.restores(before, changed)) return undefined;
    const onPress = () =>
      void perform(before, changed).catch((error: unknown) => toast.error(errorMessage(error)));
    return { label: t('Undo'), onPress };
  };

  return (before, changed) => {
    const last = offering.get(uuid);
    if (last) toast.dismiss(last);
    offering.delete(uuid);
    if (!undo) return;
    const action = offer(before, changed);
    const shown = toast.success(success, action && { action });
    if (action) offering.set(uuid, shown);
  };
}
