import type { Declination } from '@shootline/shared-api/contract';
import { declinationRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext } from '../../booking/change/action-context.ts';
import type { BookingChange } from '../../booking/change/booking-change.ts';
import { endAssignment } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { type Advance, advanceQueue, resumeQueue } from '../../offer/queue/offer-queue.ts';
import { type Offer, offersOf, setOffers } from '../../offer/offer.repository.ts';
import type { OfferRecord } from '../../offer/offer-list.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import type { RunOnOffer } from '../perform-offer-action.ts';

const idsOf = (offers: Offer[]) => offers.map(({ id }) => id);

/** Asks the next videographer if the assignment was automatic. */
async function afterRelease(context: ActionContext, declined: Offer): Promise<Advance> {
  const { tx, row } = context;
  const { autoAssignState } = row.booking;
  const freed = { videographerId: null, autoAssignState: stopped(autoAssignState) };
  if (autoAssignState !== 'completed') return { to: 'active', set: freed };
  const others = (await offersOf(tx, row)).filter(
    ({ id, state }) => id !== declined.id && state === 'cancelled',
  );
  await resumeQueue(context, others);
  const outcome = await advanceQueue(context);
  const isOver = outcome.set?.autoAssignState === 'failed';
  // Videographers who are not asked again were told that their offer is withdrawn, and it stays so.
  if (isOver) await setOffers(tx, row, idsOf(others), { state: 'cancelled' });
  return {
    ...outcome,
    to: isOver ? 'active' : 'requested',
    set: { ...freed, autoAssignState: isOver ? 'failed' : 'awaiting_availabilities' },
  };
}

/** The changes of a release. "Nobody left" is part of it, instead of a second notification. */
function changesOfRelease(
  isOwn: boolean,
  { videographer }: OfferRecord,
  { changes: after = [], waits }: Advance,
  reason: string,
): BookingChange[] {
  if (!isOwn) return [{ kind: 'unassigned', videographer }, ...after];
  const isOver = after.some(({ kind }) => kind === 'auto_assign_failed');
  const isNextAsked = after.some(({ kind }) => kind === 'offered');
  const next = isOver ? 'nobody_left' : isNextAsked ? 'asked' : (waits ?? null);
  return [
    { kind: 'given_up', next, reason },
    ...after.filter(({ kind }) => kind !== 'auto_assign_failed'),
  ];
}

function changesOfAnswer(
  isOwn: boolean,
  { offer, videographer }: OfferRecord,
  reason: string,
): BookingChange[] {
  if (isOwn) return [{ kind: 'declined', videographerId: videographer.id, reason }];
  return [
    { kind: 'marked_unavailable', videographer, reason },
    ...withdrawal([offer], 'unavailable'),
  ];
}

/** Declines an offer: releases an assignee, or asks the next in a running queue. */
export const makeBusy: RunOnOffer<{ body: Declination }> = async (context, record, { body }) => {
  const reason = checkedBy(declinationRules, body).reason ?? '';
  const { offer } = record;
  const { tx, row, viewer, now } = context;
  const { state, videographerId, autoAssignState } = row.booking;
  const isOwn = viewer.id === offer.videographerId;
  await setOffers(tx, row, [offer.id], {
    state: 'busy',
    exclusiveUntil: null,
    declineReason: reason,
    // An entry by staff is not the videographer's own answer.
    ...(isOwn ? { answered: now } : {}),
  });
  const isAssignee = videographerId === offer.videographerId;
  if (state === 'assigned' && isAssignee) {
    await endAssignment(context);
    const outcome = await afterRelease(context, offer);
    return {
      ...outcome,
      fields: ['camera_operator'],
      changes: changesOfRelease(isOwn, record, outcome, reason),
    };
  }
  const isQueueRunning = state === 'requested' && autoAssignState === 'awaiting_availabilities';
  const outcome = isQueueRunning ? await advanceQueue(context) : {};
  return {
    ...outcome,
    fields: ['booking_availabilities'],
    changes: [...changesOfAnswer(isOwn, record, reason), ...(outcome.changes ?? [])],
  };
};
