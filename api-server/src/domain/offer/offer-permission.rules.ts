import {
  type AvailabilityPermissions,
  type AvailabilityState,
  isInternal,
} from '@shootline/shared-api/contract';
import { type ApiFailure, conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import type { Actor, BookingFacts } from '../booking/booking-facts.ts';
import { availabilityStates, bookingStates, labelOf } from '../reference/option-sets.ts';
import {
  type OfferActionName,
  type OfferFacts,
  type OfferRelation,
  offerRights,
} from './offer.rights.ts';

/** The refusal of an offer that does not exist for the viewer. */
export const missingOffer = () => notFound("Sorry, we can't find this offer.");

const names = Object.keys(offerRights) as OfferActionName[];

function relationTo(offer: OfferFacts, actor: Actor): OfferRelation | undefined {
  if (isInternal(actor.role)) return 'S';
  return offer.cameraOperatorId === actor.id ? 'O' : undefined;
}

function may(name: OfferActionName, offer: OfferFacts, facts: BookingFacts, actor: Actor): boolean {
  const relation = relationTo(offer, actor);
  const { from, allow } = offerRights[name];
  const cell = relation && allow[relation];
  return cell !== undefined && cell.includes(offer.state) && from.includes(facts.state);
}

/** What a user may do with one offer of a booking now (decisions §1, §2). */
export function offerPermissionsOf(
  offer: OfferFacts,
  facts: BookingFacts,
  actor: Actor,
): AvailabilityPermissions {
  return {
    make_available: may('make_available', offer, facts, actor),
    make_busy: may('make_busy', offer, facts, actor),
    list_availabilities: relationTo(offer, actor) !== undefined,
  };
}

/**
 * Why a user who may view an offer may not give this answer now: 403 if it is never theirs, 409
 * with the states and what is possible; undefined if they may.
 */
export function offerRefusalOf(
  name: OfferActionName,
  offer: OfferFacts,
  facts: BookingFacts,
  actor: Actor,
): ApiFailure | undefined {
  if (may(name, offer, facts, actor)) return undefined;
  const relation = relationTo(offer, actor);
  const { label, allow } = offerRights[name];
  if (!relation || !allow[relation]) return forbidden();
  const state = labelOf(bookingStates, facts.state);
  const answer = labelOf(availabilityStates, offer.state);
  const isTaken = facts.state === 'assigned' && facts.cameraOperatorId !== offer.cameraOperatorId;
  const why = isTaken ? ': another videographer is assigned' : '';
  const possible = names
    .filter((one) => may(one, offer, facts, actor))
    .map((one) => offerRights[one].label);
  const rest =
    possible.length === 0 ? 'Nothing is possible now.' : `Possible now: ${possible.join(', ')}.`;
  return conflict(
    `"${label}" is not possible while the booking is ${state} and the offer is ${answer}${why}. ${rest}`,
  );
}

/** Whether a user may view an offer: staff any, a videographer their own once it was sent. */
export function mayViewOffer(offer: OfferFacts & { sent: Date | null }, actor: Actor): boolean {
  const relation = relationTo(offer, actor);
  return relation === 'S' || (relation === 'O' && wasSent(offer));
}

/** Whether an offer was ever sent to its videographer. */
export function wasSent({ state, sent }: { state: AvailabilityState; sent: Date | null }): boolean {
  return sent !== null || state === 'unknown' || state === 'available' || state === 'busy';
}
