import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { advanceQueue } from '../../offer/queue/offer-queue.ts';
import { offersOf, setOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { openStates } from '../../booking/rights/open-offer.rules.ts';
import type { RunOnOffer } from '../perform-offer-action.ts';

/** Withdraws one unanswered offer: asks the next in a running queue, or makes the booking active. */
export const withdraw: RunOnOffer = async (context, { offer }) => {
  const { tx, row } = context;
  const { autoAssignState } = row.booking;
  await setOffers(tx, row, [offer.id], { state: 'cancelled', exclusiveUntil: null });
  const fields = ['booking_availabilities'];
  const changes = withdrawal([offer], 'taken_back');
  const isLast = !(await offersOf(tx, row)).some(({ state }) => openStates.includes(state));
  if (isLast) {
    return { to: 'active', set: { autoAssignState: stopped(autoAssignState) }, fields, changes };
  }
  const outcome = autoAssignState === 'awaiting_availabilities' ? await advanceQueue(context) : {};
  return { ...outcome, fields, changes: [...changes, ...(outcome.changes ?? [])] };
};
