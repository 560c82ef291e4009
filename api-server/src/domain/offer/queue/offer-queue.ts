import type { AvailabilityState } from '@shootline/shared-api/contract';
import type { ChangeContext, Outcome } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import type { SentOffer } from '../offer-change.ts';
import { isAhead } from '../../booking/rights/right.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import { bookingAvailabilityInterval } from '../../reference/option-sets.ts';
import { reasonsNotToAsk } from '../candidate/candidate.repository.ts';
import { offerLapse } from './offer-lapse.ts';
import { type Opening, waitForHours } from './offer-waiting.ts';
import { type Offer, makeOffers, offersOf, setOffers } from '../offer.repository.ts';
import { isExclusive, waitsAgain } from '../offer.rules.ts';

type Sent = { offers: SentOffer[]; exclusiveMinutes: number | null };

/** Sends offers to all at once, or to one exclusively; a job then ends the exclusive time. */
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
    offers: offers.map((offer) => ({ id: offer.id, videographerId: offer.videographerId })),
    exclusiveMinutes,
  };
}

/** Offers a changed shoot exclusively to its former assignee. */
export async function offerAgain(context: ChangeContext, videographerId: string): Promise<Sent> {
  const { tx, row, now } = context;
  const offers = await makeOffers(tx, row, [videographerId], {
    state: 'awaiting_send',
    firstRank: 1,
    now,
  });
  return sendOffers(context, offers, { isExclusive: true });
}

/**
 * Takes offers out of the queue. Those sent before can still be accepted; the others get the state given
 * as `unsent`.
 */
export async function leaveQueue(
  { tx, row }: ChangeContext,
  offers: Offer[],
  unsent: AvailabilityState = 'cancelled',
): Promise<void> {
  const idsOf = (some: Offer[]) => some.map(({ id }) => id);
  const [again, never] = [offers.filter(waitsAgain), offers.filter((one) => !waitsAgain(one))];
  await setOffers(tx, row, idsOf(again), { state: 'unknown' });
  await setOffers(tx, row, idsOf(never), { state: unsent });
}

/**
 * Puts withdrawn offers back into the queue: first those never sent, then those sent before, each in
 * their order.
 */
export async function resumeQueue({ tx, row, now }: ChangeContext, offers: Offer[]): Promise<void> {
  const inTurn = [
    ...offers.filter(({ sent }) => sent === null),
    ...offers.filter(({ sent }) => sent !== null),
  ];
  const ids = inTurn.map(({ videographerId }) => videographerId);
  const order = { firstRank: 1, now, areResumed: true };
  await makeOffers(tx, row, ids, { state: 'awaiting_send', ...order });
}

/** Index of the first waiting offer whose videographer can still film; -1 if there is none. */
async function nextPlace(
  { tx, row, now }: ChangeContext,
  offers: Offer[],
  waiting: Offer[],
): Promise<number> {
  if (!isAhead({ facts: factsOf(row), now })) return -1;
  const ids = waiting.map((offer) => offer.videographerId);
  const reasons = await reasonsNotToAsk(tx, row, ids, offers);
  return ids.findIndex((id) => !reasons.has(id));
}

/** Turn of the next in the queue: `waits` says when the offer opens, if that is not now. */
export type Advance = Outcome & { waits?: Opening };

/**
 * Asks the next in the queue unless an exclusive offer is open, skipping videographers who can no longer
 * film. Waits for the workspace's hours of offers unless staff ask, `isAskedByStaff`. If nobody is left or
 * the shoot has begun, automatic assignment fails.
 */
export async function advanceQueue(
  context: ChangeContext,
  { isAskedByStaff = false } = {},
): Promise<Advance> {
  const { tx, row, now } = context;
  const offers = await offersOf(tx, row);
  if (offers.some((offer) => isExclusive(offer, now))) return {};
  const waiting = offers.filter((offer) => offer.state === 'awaiting_send');
  const place = await nextPlace(context, offers, waiting);
  const passed = place === -1 ? waiting : waiting.slice(0, place);
  await leaveQueue(context, passed);
  const next = waiting[place];
  if (next) {
    const waits = isAskedByStaff ? undefined : await waitForHours(context, next);
    if (waits) return { waits };
    const sent = await sendOffers(context, [next], { isExclusive: true });
    return { fields: ['booking_availabilities'], changes: [{ kind: 'offered', ...sent }] };
  }
  return {
    set: { autoAssignState: 'failed' },
    fields: ['auto_assign'],
    changes: [{ kind: 'auto_assign_failed' }],
  };
}
