import type { Run } from '../../booking/change/action-context.ts';
import { leaveQueue } from '../../offer/queue/offer-queue.ts';
import { offersOf } from '../../offer/offer.repository.ts';

/** Stops the queue. Sent offers stay open, and staff assign a videographer who accepts. */
export const disableAutoAssign: Run = async (context) => {
  const offers = await offersOf(context.tx, context.row);
  const waiting = offers.filter(({ state }) => state === 'awaiting_send');
  await leaveQueue(context, waiting, 'init');
  return {
    set: { autoAssignState: 'disabled' },
    fields: ['auto_assign'],
    changes: [{ kind: 'auto_assign_disabled' }],
  };
};
