import type { Declination } from '@shootline/shared-api/contract';
import { declinationRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { endAssignment } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { makeOffers, offersOf, setOfferOf } from '../../offer/offer.repository.ts';

/** Releasing oneself counts as declining; a videographer released by staff may be asked again. */
async function recordAnswer(
  context: ActionContext,
  videographerId: string,
  declineReason: string,
): Promise<void> {
  const { tx, row, viewer, now } = context;
  if (viewer.id !== videographerId) {
    await setOfferOf(tx, row, videographerId, { state: 'cancelled', exclusiveUntil: null });
    return;
  }
  const hasOffer = (await offersOf(tx, row)).some((one) => one.videographerId === videographerId);
  const answer = { state: 'busy', declineReason } as const;
  if (hasOffer) await setOfferOf(tx, row, videographerId, { ...answer, answered: now });
  else await makeOffers(tx, row, [videographerId], { ...answer, firstRank: 1, now });
}

/** Releases the assigned videographer. */
export const unassignCamop: Run<{ body: Declination }> = async (context, { body }) => {
  const reason = checkedBy(declinationRules, body).reason ?? '';
  const { booking, videographer } = context.row;
  const { videographerId, autoAssignState } = booking;
  const isOwn = context.viewer.id === videographerId;
  if (videographerId) await recordAnswer(context, videographerId, reason);
  await endAssignment(context);
  return {
    to: 'active',
    set: { videographerId: null, autoAssignState: stopped(autoAssignState) },
    fields: ['camera_operator'],
    changes: [
      isOwn ? { kind: 'given_up', next: null, reason } : { kind: 'unassigned', videographer },
    ],
  };
};
