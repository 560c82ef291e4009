import type { ActionContext, Run } from '../../booking/action-context.ts';
import { endAssignment } from '../../offer/assignment.repository.ts';
import { stopped } from '../../offer/auto-assign.rules.ts';
import { makeOffers, offersOf, setOfferOf } from '../../offer/offer.repository.ts';

/** Releasing oneself counts as declining; a videographer released by staff may be asked again. */
async function recordAnswer(context: ActionContext, operatorId: string): Promise<void> {
  const { tx, row, viewer, now } = context;
  if (viewer.id !== operatorId) {
    await setOfferOf(tx, row, operatorId, { state: 'cancelled', exclusiveUntil: null });
    return;
  }
  const hasOffer = (await offersOf(tx, row)).some((one) => one.cameraOperatorId === operatorId);
  if (hasOffer) await setOfferOf(tx, row, operatorId, { state: 'busy', answered: now });
  else await makeOffers(tx, row, [operatorId], { state: 'busy', firstRank: 1, now });
}

/** Releases the assigned videographer. */
export const unassignCamop: Run = async (context) => {
  const { cameraOperatorId, autoAssignState } = context.row.booking;
  const isOwn = context.viewer.id === cameraOperatorId;
  if (cameraOperatorId) await recordAnswer(context, cameraOperatorId);
  await endAssignment(context);
  return {
    to: 'active',
    set: { cameraOperatorId: null, autoAssignState: stopped(autoAssignState) },
    fields: ['camera_operator'],
    changes: [
      isOwn
        ? { kind: 'given_up', next: null }
        : { kind: 'unassigned', operatorId: cameraOperatorId },
    ],
  };
};
