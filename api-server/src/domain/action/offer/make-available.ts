import type { ActionContext } from '../../booking/action-context.ts';
import { assignOperator, refuseOverlap } from '../../offer/assignment.repository.ts';
import { assignsByItself } from '../../offer/auto-assign.rules.ts';
import { type Offer, setOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { findPeople } from '../../user/user.repository.ts';
import type { RunOnOffer } from '../perform-offer-action.ts';

async function operatorOf({ tx, row }: ActionContext, { cameraOperatorId }: Offer) {
  const people = await findPeople(tx, row.booking.tenantId, [cameraOperatorId]);
  const operator = people.get(cameraOperatorId);
  if (!operator) throw new Error('An offer is made to a person of the workspace.');
  return operator;
}

/** Accepts an offer, and assigns the videographer if assignment is automatic. */
export const makeAvailable: RunOnOffer = async (context, offer) => {
  const { tx, row, now } = context;
  const operator = await operatorOf(context, offer);
  await setOffers(tx, row, [offer.id], {
    state: 'available',
    exclusiveUntil: null,
    answered: now,
  });
  if (!assignsByItself(row.booking.autoAssignState)) {
    await refuseOverlap(context, operator);
    return {
      fields: ['booking_availabilities'],
      changes: [{ kind: 'available' }],
    };
  }
  const others = await assignOperator(context, operator);
  return {
    to: 'assigned',
    set: { cameraOperatorId: operator.id, autoAssignState: 'completed' },
    fields: ['camera_operator'],
    changes: [{ kind: 'offer_accepted', operatorId: operator.id }, ...withdrawal(others, 'taken')],
  };
};
