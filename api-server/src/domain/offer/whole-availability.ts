import type { Availability } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { OfferRow } from './offer-list.repository.ts';
import { presentAvailability } from './offer.presenter.ts';
import { sameDayOf } from './staffing/same-day.repository.ts';

/** An offer for a viewer who may view it, with its videographer's other entries of that day. */
export async function wholeAvailability(
  tx: Db,
  offer: OfferRow,
  viewer: Viewer,
  now: Date,
): Promise<Availability> {
  return presentAvailability(offer, viewer, now, await sameDayOf(tx, offer, now));
}
