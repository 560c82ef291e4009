import type { AvailabilityState, BookingState } from '@shootline/shared-api/contract';
import type { BookingFacts } from '../booking/rights/booking-facts.ts';
import { isAhead } from '../booking/rights/right.ts';
import type { Offer } from './offer.repository.ts';

/** Facts that decide rights on an offer, apart from its booking and the viewer. */
export type OfferFacts = Pick<Offer, 'state' | 'videographerId' | 'exclusiveUntil' | 'sent'>;

/** O: the offer was made to the user. S: the user is staff. */
export type OfferRelation = 'O' | 'S';

type OfferRight = {
  /** The action's name on the page. */
  label: string;
  /** States of the booking. */
  from: BookingState[];
  /**
   * Users who may answer, with the offer's states that allow it. An offer that waits to be sent again
   * counts as `unknown`.
   */
  allow: Partial<Record<OfferRelation, AvailabilityState[]>>;
  /** A further condition. */
  when?: (situation: { facts: BookingFacts; now: Date }) => boolean;
};

export type OfferActionName = 'make_available' | 'make_busy' | 'withdraw';

/**
 * The answers to an offer and its withdrawal, with the states that allow them and the users who may give
 * them.
 */
export const offerRights: Record<OfferActionName, OfferRight> = {
  make_available: {
    label: 'Accept & Confirm Offer',
    from: ['requested'],
    allow: { O: ['unknown'] },
    when: isAhead,
  },
  make_busy: {
    label: 'Unavailable',
    from: ['requested', 'assigned'],
    allow: { O: ['unknown', 'available'], S: ['awaiting_send', 'unknown', 'available'] },
  },
  withdraw: {
    label: 'Withdraw Offer',
    from: ['requested'],
    allow: { S: ['awaiting_send', 'unknown'] },
  },
};
