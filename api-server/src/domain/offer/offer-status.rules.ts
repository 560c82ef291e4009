import type { OfferStatus } from '@shootline/shared-api/contract';
import type { BookingFacts } from '../booking/rights/booking-facts.ts';
import { takenStates } from '../availability/free-time.repository.ts';
import type { Offer } from './offer.repository.ts';
import { isExclusive, waitsAgain } from './offer.rules.ts';

export type OfferStatusFacts = Pick<Offer, 'state' | 'videographerId' | 'exclusiveUntil' | 'sent'>;

function isQueued(offer: OfferStatusFacts): boolean {
  return offer.state === 'init' || (offer.state === 'awaiting_send' && offer.sent === null);
}

/** The current outcome of an offer. */
export function offerStatus(
  offer: OfferStatusFacts,
  { state, date, videographerId }: BookingFacts,
  now: Date,
): OfferStatus {
  if (offer.state === 'busy') return 'declined';
  if (isQueued(offer)) return 'queued';
  if (videographerId !== null && takenStates.includes(state)) {
    return videographerId === offer.videographerId ? 'assigned' : 'taken';
  }
  if (offer.state === 'cancelled' || state !== 'requested') return 'withdrawn';
  if (offer.state === 'available') return 'accepted';
  if (date === null || date <= now) return 'past';
  if (waitsAgain(offer)) return 'lapsed';
  return offer.exclusiveUntil === null || isExclusive(offer, now) ? 'open' : 'lapsed';
}

const withinReach: OfferStatus[] = ['open', 'lapsed', 'accepted', 'assigned'];

/** Whether the offer's videographer has, or may still get, the shoot. */
export function isWithinReach(standing: OfferStatus): boolean {
  return withinReach.includes(standing);
}
