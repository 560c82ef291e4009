import type { AvailabilityState, BookingState } from '@shootline/shared-api/contract';

/** What rights on an offer depend on, beside its booking and the viewer. */
export type OfferFacts = { state: AvailabilityState; cameraOperatorId: string };

/** How a user stands to an offer: it was made to them (O, and V once assigned), or they are staff (S). */
export type OfferRelation = 'O' | 'S';

type OfferRight = {
  /** What the page calls it (S2 §2). */
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
