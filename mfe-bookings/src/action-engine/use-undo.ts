import { type Booking, t } from '@shootline/shared-api';
import { bookingActionCalls } from '../bookings/booking-actions.gen.ts';
import type { BookingActionName } from '../bookings/booking.actions.ts';
import { useOfferUndo, withdrawUndo } from '../bookings/undo.actions.ts';
import type { ActionDefinition } from './booking-action.ts';

/** Whether the server keeps an action so that it can be taken back. */
export const isUndoable = (name: BookingActionName): boolean =>
  name in bookingActionCalls &&
  bookingActionCalls[name as keyof typeof bookingActionCalls].isUndoable;

/** Ends the Undo of the booking's last action; if this one can be undone, shows its toast with Undo. */
export function useUndo<Name extends BookingActionName>(definition: ActionDefinition<Name>) {
  const { name, label, success } = definition;
  const offerUndo = useOfferUndo();
  return (changed: Booking): void => {
    withdrawUndo(changed);
    if (!isUndoable(name)) return;
    offerUndo([changed], { done: success, undone: t('{label} undone.', { label }) });
  };
}
