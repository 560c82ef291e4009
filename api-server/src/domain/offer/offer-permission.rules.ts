import {
  type AvailabilityPermissions,
  type OfferStatus,
  type AvailabilityState,
  type BookingState,
  isInternal,
} from '@shootline/shared-api/contract';
import {
  type ApiFailure,
  conflict,
  forbidden,
  gone,
  notFound,
} from '../../platform/errors/errors.ts';
import type { Actor, BookingFacts } from '../booking/rights/booking-facts.ts';
import { isAhead } from '../booking/rights/right.ts';
import { availabilityStates, bookingStates, labelOf } from '../reference/option-sets.ts';
import {
  type OfferActionName,
  type OfferFacts,
  type OfferRelation,
  offerRights,
} from './offer.rights.ts';
import { waitsAgain } from './offer.rules.ts';
import { isWithinReach, offerStatus } from './offer-status.rules.ts';

/** The error for an offer that does not exist for the viewer. */
export const missingOffer = () => notFound("Sorry, we can't find this offer.");

/** The error for readers who are not signed in, once the offer has ended. */
export const endedOffer = () => gone('This offer has ended. Sign in to see it.');

const names = Object.keys(offerRights) as OfferActionName[];

function relationTo(offer: OfferFacts, actor: Actor): OfferRelation | undefined {
  if (isInternal(actor.role)) return 'S';
  return offer.videographerId === actor.id ? 'O' : undefined;
}

/** An offer, its booking, the user who asks, and the time. */
type Situation = { offer: OfferFacts; facts: BookingFacts; actor: Actor; now: Date };

function may(name: OfferActionName, { offer, facts, actor, now }: Situation): boolean {
  const relation = relationTo(offer, actor);
  const { from, allow, when } = offerRights[name];
  const cell = relation && allow[relation];
  const state = waitsAgain(offer) ? 'unknown' : offer.state;
  if (!cell?.includes(state) || !from.includes(facts.state)) return false;
  return when?.({ facts, now }) ?? true;
}

/** A user's rights on one offer of a booking now. */
export function offerPermissionsOf(
  offer: OfferFacts,
  facts: BookingFacts,
  actor: Actor,
  now: Date,
): AvailabilityPermissions {
  const situation = { offer, facts, actor, now };
  return {
    make_available: may('make_available', situation),
    make_busy: may('make_busy', situation),
    list_availabilities: relationTo(offer, actor) !== undefined,
  };
}

const withdrawn: Partial<Record<BookingState, string>> = {
  cancelled: 'Sorry, this booking was cancelled. ',
  request_cancelled: 'Sorry, this booking was cancelled. ',
  on_hold: 'Sorry, this booking was put on hold. ',
};

const became: Record<OfferStatus, string> = {
  queued: 'This offer was not sent yet. ',
  open: '',
  lapsed: '',
  accepted: 'This offer was accepted already. ',
  assigned: 'This offer was accepted, and its videographer is assigned. ',
  declined: 'This offer was declined. ',
  taken: 'Sorry, another videographer is assigned to this shoot. ',
  withdrawn: 'Sorry, this offer was withdrawn. ',
  past: 'Sorry, this shoot has begun. ',
};

function endedText(offer: OfferFacts, facts: BookingFacts, now: Date): string {
  const status = offerStatus(offer, facts, now);
  const why = status === 'withdrawn' ? withdrawn[facts.state] : undefined;
  return why ?? became[status];
}

/**
 * Why a user who may view an offer may not give this answer now: 403 if it is never theirs to give; 409
 * with the offer's outcome, both states and the possible answers; undefined if they may.
 */
export function offerRefusalOf(
  name: OfferActionName,
  offer: OfferFacts,
  facts: BookingFacts,
  actor: Actor,
  now: Date,
): ApiFailure | undefined {
  const situation = { offer, facts, actor, now };
  if (may(name, situation)) return undefined;
  const relation = relationTo(offer, actor);
  const { label, allow } = offerRights[name];
  if (!relation || !allow[relation]) return forbidden();
  const state = labelOf(bookingStates, facts.state);
  const answer = labelOf(availabilityStates, offer.state);
  const possible = names.filter((one) => may(one, situation)).map((one) => offerRights[one].label);
  const rest =
    possible.length === 0 ? 'Nothing is possible now.' : `Possible now: ${possible.join(', ')}.`;
  return conflict(
    `${endedText(offer, facts, now)}"${label}" is not possible while the booking is ${state} ` +
      `and the offer is ${answer}. ${rest}`,
  );
}

/** Whether a user may view an offer: staff any offer, videographers their own once it was sent. */
export function mayViewOffer(offer: OfferFacts, actor: Actor): boolean {
  const relation = relationTo(offer, actor);
  return relation === 'S' || (relation === 'O' && wasSent(offer));
}

/** Whether an offer was ever sent to its videographer. */
export function wasSent({ state, sent }: { state: AvailabilityState; sent: Date | null }): boolean {
  return sent !== null || state === 'unknown' || state === 'available' || state === 'busy';
}

/**
 * Whether readers who are not signed in may see an offer: only while its videographer can answer or change
 * the answer, and before the shoot.
 */
export function isPublic(offer: OfferFacts, facts: BookingFacts, now: Date): boolean {
  return isAhead({ facts, now }) && isWithinReach(offerStatus(offer, facts, now));
}
