import { assignVideographer, refuseOverlap } from '../../offer/staffing/assignment.repository.ts';
import { assignsAutomatically } from '../../offer/candidate/auto-assign.rules.ts';
import { setOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import type { RunOnOffer } from '../perform-offer-action.ts';

/** Accepts an offer, and assigns the videographer if assignment is automatic. */
export const makeAvailable: RunOnOffer = async (context, { offer, videographer }) => {
  const { tx, row, now } = context;
  await setOffers(tx, row, [offer.id], {
    state: 'available',
    exclusiveUntil: null,
    answered: now,
  });
  if (!assignsAutomatically(row.booking.autoAssignState)) {
    await refuseOverlap(context, videographer);
    return {
      fields: ['booking_availabilities'],
      changes: [{ kind: 'available', videographerId: videographer.id }],
    };
  }
  const others = await assignVideographer(context, videographer);
  return {
    to: 'assigned',
    set: { videographerId: videographer.id, autoAssignState: 'completed' },
    fields: ['camera_operator'],
    changes: [{ kind: 'offer_accepted', videographer }, ...withdrawal(others, 'taken')],
  };
};
