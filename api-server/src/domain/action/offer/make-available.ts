import type { ActionContext } from '../../booking/change/action-context.ts';
import { assignVideographer, refuseOverlap } from '../../offer/assignment.repository.ts';
import { assignsAutomatically } from '../../offer/auto-assign.rules.ts';
import { type Offer, setOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import type { RunOnOffer } from '../perform-offer-action.ts';

async function videographerOf({ tx, row }: ActionContext, { videographerId }: Offer) {
  const users = await findUsers(tx, row.booking.tenantId, [videographerId]);
  const videographer = users.get(videographerId);
  if (!videographer) throw new Error('The offer has no videographer.');
  return videographer;
}

/** Accepts an offer, and assigns the videographer if assignment is automatic. */
export const makeAvailable: RunOnOffer = async (context, offer) => {
  const { tx, row, now } = context;
  const videographer = await videographerOf(context, offer);
  await setOffers(tx, row, [offer.id], {
    state: 'available',
    exclusiveUntil: null,
    answered: now,
  });
  if (!assignsAutomatically(row.booking.autoAssignState)) {
    await refuseOverlap(context, videographer);
    return {
      fields: ['booking_availabilities'],
      changes: [{ kind: 'available' }],
    };
  }
  const others = await assignVideographer(context, videographer);
  return {
    to: 'assigned',
    set: { videographerId: videographer.id, autoAssignState: 'completed' },
    fields: ['camera_operator'],
    changes: [
      { kind: 'offer_accepted', videographerId: videographer.id },
      ...withdrawal(others, 'taken'),
    ],
  };
};
