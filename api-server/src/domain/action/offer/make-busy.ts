import type { Change, Running } from '../../booking/action-context.ts';
import { decisionMail } from '../../notification/mails/decision.mail.ts';
import type { News } from '../../notification/notify.ts';
import { findPeople } from '../../user/user.repository.ts';
import { assignOperator, refuseOverlap, releaseOperator } from '../../offer/assignment.repository.ts';
import { releaseNews } from '../booking/assign-camop.ts';
import { assignsByItself, stopped } from '../../offer/auto-assign.rules.ts';
import { type Offer, offersOf, setOffers } from '../../offer/offer.repository.ts';
import { advanceQueue } from '../../offer/offer-queue.ts';

/** What an answer makes of the locked booking and its offers. */
export type Answer = (running: Running, offer: Offer) => Promise<Change>;

async function operatorOf({ tx, row }: Running, { cameraOperatorId }: Offer) {
  const people = await findPeople(tx, row.booking.tenantId, [cameraOperatorId]);
  const operator = people.get(cameraOperatorId);
  if (!operator) throw new Error('An offer is made to a person of the workspace.');
  return operator;
}

/** The videographer accepts: assigned where assignment is automatic, otherwise available. */
export const makeAvailable: Answer = async (running, offer) => {
  const { tx, row, now } = running;
  const operator = await operatorOf(running, offer);
  await setOffers(tx, row, [offer.id], {
    state: 'available',
    exclusiveUntil: null,
    answered: now,
  });
  if (!assignsByItself(row.booking.autoAssignState)) {
    await refuseOverlap(running, operator);
    return {
      fields: ['booking_availabilities'],
      keepsVersion: true,
      news: [{ verb: 'is available for', sides: ['staff'] }],
    };
  }
  await assignOperator(running, operator);
  return {
    to: 'assigned',
    set: { cameraOperatorId: operator.id, autoAssignState: 'completed' },
    fields: ['camera_operator'],
    news: [
      { verb: 'accepted the offer for', sides: ['staff'] },
      { verb: 'will film', sides: ['client'], mail: decisionMail('assigned') },
    ],
  };
};

/** Asks on after the assignee of an automatic assignment has fallen out; else nobody is asked. */
async function afterRelease(running: Running, declined: Offer): Promise<Change> {
  const { tx, row } = running;
  const { autoAssignState } = row.booking;
  const freed = { cameraOperatorId: null, autoAssignState: stopped(autoAssignState) };
  if (autoAssignState !== 'completed') return { to: 'active', set: freed };
  const others = (await offersOf(tx, row)).filter(
    ({ id, state }) => id !== declined.id && state === 'cancelled',
  );
  await setOffers(
    tx,
    row,
    others.map(({ id }) => id),
    { state: 'awaiting_send' },
  );
  const change = await advanceQueue(running);
  const isOver = change.set?.autoAssignState === 'failed';
  return {
    ...change,
    to: isOver ? 'active' : 'requested',
    set: { ...freed, autoAssignState: isOver ? 'failed' : 'awaiting_availabilities' },
  };
}

function busyNews({ viewer, row }: Running, { cameraOperatorId }: Offer): News[] {
  const isAssignee = row.booking.cameraOperatorId === cameraOperatorId;
  if (viewer.id === cameraOperatorId) {
    return isAssignee
      ? [{ verb: 'can no longer film', sides: ['client', 'staff'] }]
      : [{ verb: 'declined the offer for', sides: ['staff'] }];
  }
  return isAssignee
    ? [
        { verb: 'cancelled the assignment of', sides: ['client', 'staff'] },
        ...releaseNews(cameraOperatorId),
      ]
    : [{ verb: 'marked a videographer unavailable for', sides: ['staff'] }];
}

/** The videographer is not available: an assignee is released, a queue goes on. */
export const makeBusy: Answer = async (running, offer) => {
  const { tx, row, viewer, now } = running;
  const isOwn = viewer.id === offer.cameraOperatorId;
  await setOffers(tx, row, [offer.id], {
    state: 'busy',
    exclusiveUntil: null,
    // What staff know of someone is not that one's answer.
    ...(isOwn ? { answered: now } : {}),
  });
  const news = busyNews(running, offer);
  if (row.booking.state === 'assigned' && row.booking.cameraOperatorId === offer.cameraOperatorId) {
    await releaseOperator(running);
    const change = await afterRelease(running, offer);
    return {
      ...change,
      fields: ['camera_operator'],
      news: [...news, ...(change.news ?? [])],
    };
  }
  const isRunning =
    row.booking.state === 'requested' && row.booking.autoAssignState === 'awaiting_availabilities';
  const change = isRunning ? await advanceQueue(running) : {};
  return {
    ...change,
    fields: ['booking_availabilities'],
    keepsVersion: true,
    news: [...news, ...(change.news ?? [])],
  };
};
