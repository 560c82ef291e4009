import type { AvailabilityState, BookingState } from '@shootline/shared-api/contract';

/** What rights on an offer depend on, apart from its booking and the viewer. */
export type OfferFacts = { state: AvailabilityState; cameraOperatorId: string };

/** O: the offer was made to the user. S: the user is staff. */
export type OfferRelation = 'O' | 'S';

type OfferRight = {
  /** Its name on the page (S2 §2). */
  label: string;
  /** States of the booking. */
  from: BookingState[];
  /** For whom, in which states of the offer. */
  allow: Partial<Record<OfferRelation, AvailabilityState[]>>;
};

export type OfferActionName = 'make_available' | 'make_busy';

/** The answers to an offer (decisions §1, §2): from which states, for whom. */
export const offerRights: Record<OfferActionName, OfferRight> = {
  make_available: {
    label: 'Accept & Confirm Offer',
    from: ['requested'],
    allow: { O: ['unknown'] },
  },
  make_busy: {
    label: 'Unavailable',
    from: ['requested', 'assigned'],
    allow: { O: ['unknown', 'available'], S: ['awaiting_send', 'unknown', 'available'] },
  },
};
