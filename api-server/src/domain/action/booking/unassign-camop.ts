import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { endAssignment } from '../../offer/assignment.repository.ts';
import { stopped } from '../../offer/auto-assign.rules.ts';
import { makeOffers, offersOf, setOfferOf } from '../../offer/offer.repository.ts';

/** Releasing oneself counts as declining; a videographer released by staff may be asked again. */
async function recordAnswer(context: ActionContext, videographerId: string): Promise<void> {
  const { tx, row, viewer, now } = context;
  if (viewer.id !== videographerId) {
    await setOfferOf(tx, row, videographerId, { state: 'cancelled', exclusiveUntil: null });
    return;
  }
  const hasOffer = (await offersOf(tx, row)).some((one) => one.videographerId === videographerId);
  if (hasOffer) await setOfferOf(tx, row, videographerId, { state: 'busy', answered: now });
  else await makeOffers(tx, row, [videographerId], { state: 'busy', firstRank: 1, now });
}

/** Releases the assigned videographer. */
export const unassignCamop: Run = async (context) => {
  const { booking, videographer } = context.row;
  const { videographerId, autoAssignState } = booking;
  const isOwn = context.viewer.id === videographerId;
  if (videographerId) await recordAnswer(context, videographerId);
  await endAssignment(context);
  return {
    to: 'active',
    set: { videographerId: null, autoAssignState: stopped(autoAssignState) },
    fields: ['camera_operator'],
    changes: [isOwn ? { kind: 'given_up', next: null } : { kind: 'unassigned', videographer }],
  };
};
