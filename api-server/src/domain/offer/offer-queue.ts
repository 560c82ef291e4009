import type { ChangeContext, Outcome } from '../booking/action-context.ts';
import { factsOf } from '../booking/booking-facts.ts';
import type { SentOffer } from '../booking/booking-change.ts';
import { isAhead } from '../booking/right.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { bookingAvailabilityInterval } from '../reference/option-sets.ts';
import { reasonsNotToAsk } from './candidate.repository.ts';
import { type Offer, makeOffers, offersOf, setOffers } from './offer.repository.ts';
import { isExclusive } from './offer.rules.ts';

/** The end of the exclusive time of a booking's offer. */
export const offerLapse = jobKind<{ booking: string }>('lapse_offer');

type Sent = { offers: SentOffer[]; exclusiveMinutes: number | null };

/** Sends offers, to all at once or to one exclusively, which a job then ends. */
export async function sendOffers(
  { tx, row, now }: ChangeContext,
  offers: Offer[],
  { isExclusive: exclusive }: { isExclusive: boolean },
): Promise<Sent> {
  const { id, tenantId } = row.booking;
  const exclusiveMinutes = exclusive ? bookingAvailabilityInterval : null;
  const exclusiveUntil =
    exclusiveMinutes === null ? null : new Date(now.getTime() + exclusiveMinutes * 60_000);
  const ids = offers.map((offer) => offer.id);
  await setOffers(tx, row, ids, { state: 'unknown', sent: now, exclusiveUntil, answered: null });
  if (exclusiveUntil) {
    await enqueue(tx, tenantId, offerLapse, { booking: id }, { at: exclusiveUntil, now });
  }
  return {
    offers: offers.map((offer) => ({ id: offer.id, operatorId: offer.cameraOperatorId })),
    exclusiveMinutes,
  };
}

/** Offers a changed shoot exclusively to its former assignee. */
export async function offerAgain(context: ChangeContext, operatorId: string): Promise<Sent> {
  const { tx, row, now } = context;
  const offers = await makeOffers(tx, row, [operatorId], {
    state: 'awaiting_send',
    firstRank: 1,
    now,
  });
  return sendOffers(context, offers, { isExclusive: true });
}

/** Those not asked yet come before those whose time has passed. */
function byTurn(a: Offer, b: Offer): number {
  return Number(a.sent !== null) - Number(b.sent !== null) || a.rank - b.rank;
}

/** The place of the next to ask among those who wait, skipping who can no longer film; -1 for none. */
async function nextPlace({ tx, row, now }: ChangeContext, waiting: Offer[]): Promise<number> {
  if (!isAhead({ facts: factsOf(row), now })) return -1;
  const ids = waiting.map((offer) => offer.cameraOperatorId);
  const reasons = await reasonsNotToAsk(tx, row, ids);
  return ids.findIndex((id) => !reasons.has(id));
}

/**
 * Asks the next in the queue unless someone is being asked, skipping those who can no longer film.
 * With nobody left, or once the shoot has begun, automatic assignment has failed.
 */
export async function advanceQueue(context: ChangeContext): Promise<Outcome> {
  const { tx, row, now } = context;
  const offers = await offersOf(tx, row);
  if (offers.some((offer) => isExclusive(offer, now))) return {};
  const waiting = offers.filter((offer) => offer.state === 'awaiting_send').sort(byTurn);
  const place = await nextPlace(context, waiting);
  const passed = place === -1 ? waiting : waiting.slice(0, place);
  await setOffers(
    tx,
    row,
    passed.map((offer) => offer.id),
    { state: 'cancelled' },
  );
  const next = waiting[place];
  if (next) {
    const sent = await sendOffers(context, [next], { isExclusive: true });
    return { fields: ['booking_availabilities'], changes: [{ kind: 'offered', ...sent }] };
  }
  return {
    set: { autoAssignState: 'failed' },
    fields: ['auto_assign'],
    changes: [{ kind: 'auto_assign_failed' }],
  };
}
