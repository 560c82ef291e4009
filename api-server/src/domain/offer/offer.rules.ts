import type { BookingChange } from '../booking/change/booking-change.ts';
import type { WithdrawalReason, WithdrawnOffer } from './offer-change.ts';
import type { Offer } from './offer.repository.ts';

/** Whether an offer that was sent before waits in the queue again; it can be answered meanwhile. */
export function waitsAgain({ state, sent }: Pick<Offer, 'state' | 'sent'>): boolean {
  return state === 'awaiting_send' && sent !== null;
}

/** Whether an offer is exclusive now. */
export function isExclusive(offer: Pick<Offer, 'state' | 'exclusiveUntil'>, now: Date): boolean {
  return offer.state === 'unknown' && offer.exclusiveUntil !== null && offer.exclusiveUntil > now;
}

/** The withdrawal of offers as a change of their booking; empty if there were none. */
export function withdrawal(withdrawn: Offer[], why: WithdrawalReason): BookingChange[] {
  const offers = withdrawn.map(({ id, videographerId, sent, answered }): WithdrawnOffer => ({
    id,
    videographerId,
    sent,
    answered,
  }));
  return offers.length === 0 ? [] : [{ kind: 'offers_withdrawn', offers, why }];
}
