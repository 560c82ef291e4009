import { type AvailabilityView, isInternal } from '@shootline/shared-api/contract';
import { type SQL, and, eq, gt, inArray, isNotNull, or, sql } from '../../platform/db/drizzle.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { bookingAvailability } from '../schema.ts';
import { longestShoot } from '../availability/free-time.repository.ts';

/** The offers sent to a videographer, as a condition on `booking_availability`. */
export function sentToVideographer({ id, tenantId }: Viewer): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, tenantId),
    eq(bookingAvailability.videographerId, id),
    or(
      isNotNull(bookingAvailability.sent),
      inArray(bookingAvailability.state, ['unknown', 'available', 'busy']),
    ),
  );
}

/**
 * Offers that were sent and not answered, as a condition on `booking_availability`, written as in its
 * index.
 */
export function isUnanswered(): SQL {
  const { state, sent } = bookingAvailability;
  return sql`(${state} = 'unknown' or ${state} = 'awaiting_send' and ${sent} is not null)`;
}

/** The time to answer an offer: the end of its exclusive time while that runs, then the shoot. */
export function answerBy(now: Date): SQL<Date> {
  const { bookingDate, exclusiveUntil } = bookingAvailability;
  return sql`case when ${exclusiveUntil} > ${sql.param(now, exclusiveUntil)}
    then ${exclusiveUntil} else ${bookingDate} end`;
}

/** Offers of a view (the contract's `AvailabilityView`), as a condition on `booking_availability`. */
function ofView(view: AvailabilityView, now: Date): SQL | undefined {
  const { state, bookingDate, bookingEnd } = bookingAvailability;
  switch (view) {
    case 'to_answer':
      return and(isUnanswered(), gt(bookingDate, now));
    case 'upcoming':
      // No index ranges over the end of shoots, so the longest shoot gives a range of their starts.
      return and(
        eq(state, 'available'),
        gt(bookingDate, new Date(now.getTime() - longestShoot)),
        gt(bookingEnd, now),
      );
  }
}

/** Offers that a user may view, all or those of a view, as a condition on `booking_availability`. */
export function viewableOffers(
  viewer: Viewer,
  view: AvailabilityView | undefined,
  now: Date,
): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, viewer.tenantId),
    eq(bookingAvailability.isBookingDeleted, false),
    isInternal(viewer.role) ? undefined : sentToVideographer(viewer),
    view && ofView(view, now),
  );
}
