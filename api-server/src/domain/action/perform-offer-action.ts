import type { Availability } from '@shootline/shared-api/contract';
import { type Acting, applyChange, lockRow } from './perform-booking-action.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  type OfferActionName,
  mayViewOffer,
  offerActions,
  offerRefusalOf,
} from '../offer/offer-permission.rules.ts';
import { presentAvailability } from '../offer/offer.presenter.ts';
import { type OfferRow, findOffer } from '../offer/offer-list.repository.ts';

const missing = () => notFound("Sorry, we can't find this offer.");

/** An offer that the viewer may view. Throws 404. */
export async function viewableOffer({ tx, viewer }: Acting, id: string): Promise<OfferRow> {
  const found = await findOffer(tx, viewer.tenantId, id);
  if (!found || !mayViewOffer(found.offer, viewer)) throw missing();
  return found;
}

/**
 * Answers an offer under a lock on its booking (decisions §4) and gives it back with fresh
 * permissions. Throws 404 when the viewer may not view it, 403 when the answer is not theirs, 409
 * when the states do not permit it or the videographer films elsewhere then.
 */
export async function performOfferAction(
  acting: Acting,
  id: string,
  name: OfferActionName,
): Promise<Availability> {
  const { tx, viewer, deps } = acting;
  const { tenantId } = viewer;
  const before = await viewableOffer(acting, id);
  await lockRow(tx, tenantId, before.offer.bookingId);
  // Read after the lock, so that it is what the one before has left.
  const { offer, row } = await viewableOffer(acting, id);
  const now = deps.clock();
  const facts = factsOf(row);
  const refusal = offerRefusalOf(name, offer, facts, viewer);
  if (refusal) throw refusal;
  const running = { tx, viewer, row, permissions: permissionsOf(facts, viewer, now), now };
  await applyChange(running, name, await offerActions[name].run(running, offer));
  const after = await findOffer(tx, tenantId, id);
  if (!after) throw missing();
  return presentAvailability(after, viewer);
}
