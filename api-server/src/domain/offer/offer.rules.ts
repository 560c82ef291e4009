import type { Offer } from './offer.repository.ts';

/** Whether an offer is exclusive now. */
export function isExclusive(offer: Pick<Offer, 'state' | 'exclusiveUntil'>, now: Date): boolean {
  return offer.state === 'unknown' && offer.exclusiveUntil !== null && offer.exclusiveUntil > now;
}
