import type { Run } from '../../booking/action-context.ts';
import { offersOf, setOffers } from '../../offer/offer.repository.ts';

/** Stops the queue; sent offers stand, and staff assign whoever accepts. */
export const disableAutoAssign: Run = async ({ tx, row }) => {
  const unsent = (await offersOf(tx, row)).filter(({ state }) => state === 'awaiting_send');
  await setOffers(
    tx,
    row,
    unsent.map(({ id }) => id),
    { state: 'init' },
  );
  return {
    set: { autoAssignState: 'disabled' },
    fields: ['auto_assign'],
    changes: [{ kind: 'auto_assign_disabled' }],
  };
};
