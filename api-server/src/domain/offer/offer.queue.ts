import type { Change, Changing } from '../booking/booking.change.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { mailAbout } from '../../platform/mail/mail-about.ts';
import { offerMail, reconfirmMail } from '../notification/mails/offer.mail.ts';
import type { News } from '../notification/notify.ts';
import { bookingAvailabilityInterval } from '../reference/option-sets.ts';
import { findPeople } from '../user/user.repository.ts';
import { hindrancesOf } from './candidate.repository.ts';
import { type Offer, makeOffers, offersOf, setOffers } from './offer.repository.ts';

/** The exclusive time of an offer of a booking ends. */
export const offerLapse = jobKind<{ booking: string }>('lapse_offer');

/** Whether the videographer of an offer is the only one asked now. */
export function isExclusive(offer: Offer, now: Date): boolean {
  return offer.state === 'unknown' && offer.exclusiveUntil !== null && offer.exclusiveUntil > now;
}

/** The news of an offer, of which no videographer learns whom another one followed. */
export function offerNews(operatorIds: string[], verb = 'offered you'): News[] {
  return operatorIds.length === 0 ? [] : [{ verb, sides: [], people: operatorIds, isSystem: true }];
}

/** Sends offers: to all of them at once, or to one exclusively, which then lapses by a job. */
export async function sendOffers(
  { tx, row, now }: Changing,
  offers: Offer[],
  { isExclusive: exclusive, isChanged = false }: { isExclusive: boolean; isChanged?: boolean },
): Promise<void> {
  const { id, tenantId } = row.booking;
  const exclusiveUntil = exclusive
    ? new Date(now.getTime() + bookingAvailabilityInterval * 60_000)
    : null;
  const ids = offers.map((offer) => offer.id);
  await setOffers(tx, row, ids, { state: 'unknown', sent: now, exclusiveUntil, answered: null });
  if (exclusiveUntil) {
    await enqueue(tx, tenantId, offerLapse, { booking: id }, { at: exclusiveUntil, now });
  }
  const people = await findPeople(
    tx,
    tenantId,
    offers.map((offer) => offer.cameraOperatorId),
  );
  for (const offer of offers) {
    const to = people.get(offer.cameraOperatorId);
    if (!to) continue;
    const letter = (isChanged ? reconfirmMail : offerMail)({
      availabilityId: offer.id,
      exclusiveMinutes: exclusive ? bookingAvailabilityInterval : null,
    });
    await mailAbout(tx, tenantId, letter, { booking: row.booking, to, mayView: false }, now);
  }
}

/** Offers a changed shoot to the one who was assigned, exclusively. */
export async function offerAgain(changing: Changing, operatorId: string): Promise<void> {
  const { tx, row, now } = changing;
  const made = await makeOffers(tx, row, [operatorId], {
    state: 'awaiting_send',
    firstRank: 1,
    now,
  });
  await sendOffers(changing, made, { isExclusive: true, isChanged: true });
}

/** Those who were not asked yet before those whose time has passed. */
function byTurn(a: Offer, b: Offer): number {
  return Number(a.sent !== null) - Number(b.sent !== null) || a.rank - b.rank;
}

/**
 * Asks the next of the queue, unless someone is being asked; who can no longer film then is passed
 * over. With nobody left automatic assignment has failed, and the account manager is told.
 */
export async function advanceQueue(changing: Changing): Promise<Change> {
  const { tx, row, now } = changing;
  const offers = await offersOf(tx, row);
  if (offers.some((offer) => isExclusive(offer, now))) return {};
  const waiting = offers.filter((offer) => offer.state === 'awaiting_send').sort(byTurn);
  const hindrances = await hindrancesOf(
    tx,
    row,
    waiting.map((offer) => offer.cameraOperatorId),
  );
  const place = waiting.findIndex((offer) => !hindrances.has(offer.cameraOperatorId));
  const passed = place === -1 ? waiting : waiting.slice(0, place);
  await setOffers(
    tx,
    row,
    passed.map((offer) => offer.id),
    { state: 'cancelled' },
  );
  const next = waiting[place];
  if (next) {
    await sendOffers(changing, [next], { isExclusive: true });
    return { fields: ['booking_availabilities'], news: offerNews([next.cameraOperatorId]) };
  }
  const { accountManagerId } = row.booking;
  const verb = 'found no videographer for';
  return {
    set: { autoAssignState: 'failed' },
    fields: ['auto_assign'],
    news: [
      accountManagerId === null
        ? { verb, sides: ['staff'], isSystem: true }
        : { verb, sides: [], others: [accountManagerId], isSystem: true },
    ],
  };
}
