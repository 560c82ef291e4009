import { type Booking, errorMessage } from '@shootline/shared-api';
import {
  type BookingActionInput,
  type BookingActionName,
  useBookingAction,
} from '@shootline/shared-api/booking-actions';
import { toast, type ToastAction } from '@shootline/shared-ui';
import type { ActionDefinition } from './booking-action.ts';

/**
 * What the toast of an action on the booking `before` offers: Undo, where the action has an opposite
 * that restores what was and that the user may do on the booking as it is `changed`. A failure is a
 * toast with the server's message.
 */
export function useUndo<Name extends BookingActionName>(
  { name, label, undo }: ActionDefinition<Name>,
  before: Booking,
): (changed: Booking) => { action?: ToastAction } {
  const opposite: BookingActionName = undo?.name ?? name;
  const { mutateAsync } = useBookingAction(opposite, before.uuid, `${label} undone.`);
  return ({ permissions }) => {
    const isGranted = (permissions as Partial<Record<BookingActionName, boolean>>)[opposite];
    if (!undo || !isGranted || !undo.restores(before)) return {};
    const input = undo.input?.(before) as BookingActionInput<BookingActionName>;
    const perform = () =>
      mutateAsync(input).catch((error: unknown) => toast.error(errorMessage(error)));
    return { action: { label: 'Undo', onPress: () => void perform() } };
  };
}
