import { type Booking, lazyModule, t } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type BookingActionName, isUndoable } from '../bookings/booking.actions.ts';
import type { ActionDefinition } from './booking-action.ts';

const undoing = lazyModule(() => import('@shootline/shared-ui/undo'));

/** Ends the Undo of the booking's last action; if this one can be undone, shows its toast with Undo. */
export function useUndo<Name extends BookingActionName>({
  name,
  label,
  success: done,
}: Pick<ActionDefinition<Name>, 'name' | 'label' | 'success'>) {
  const client = useQueryClient();
  return (changed: Booking): void => {
    undoing.load().then(
      ({ offerUndo, withdrawUndo }) => {
        withdrawUndo(changed);
        const undone = t('{label} undone.', { label });
        if (isUndoable(name)) offerUndo(client, [changed], { done, undone });
      },
      // Without a network, the action is still done.
      () => isUndoable(name) && toast.success(done),
    );
  };
}
