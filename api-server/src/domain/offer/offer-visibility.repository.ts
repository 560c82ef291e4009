import { type AvailabilityView, isInternal } from '@shootline/shared-api/contract';
import { type SQL, and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../platform/session/viewer.ts';
import { bookingAvailability } from '../schema.ts';
import { longestShoot } from './free-time.repository.ts';

/** The offers sent to a videographer, as a condition on `booking_availability`. */
export function sentToOperator({ id, tenantId }: Viewer): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, tenantId),
    eq(bookingAvailability.cameraOperatorId, id),
    or(
      isNotNull(bookingAvailability.sent),
      inArray(bookingAvailability.state, ['unknown', 'available', 'busy']),
    ),
  );
}

/** The offers that were sent and not answered, as a condition on `booking_availability` and as its index has it. */
export function isUnanswered(): SQL {
  const { state, sent } = bookingAvailability;
  return sql`(${state} = 'unknown' or ${state} = 'awaiting_send' and ${sent} is not null)`;
}

/** The offers of a view (the contract's `AvailabilityView`), as a condition on `booking_availability`. */
function ofView(view: AvailabilityView, now: Date): SQL | undefined {
  const { state, bookingDate, bookingEnd } = bookingAvailability;
  switch (view) {
    case 'to_answer':
      return and(isUnanswered(), gt(bookingDate, now));
    case 'upcoming':
      // The end is no range of an index: the longest shoot makes it one of beginnings.
      return and(
        eq(state, 'available'),
        gt(bookingDate, new Date(now.getTime() - longestShoot)),
        gt(bookingEnd, now),
      );
  }
}

/** The offers that a user may view, all or those of a view, as a condition on `booking_availability`. */
export function viewableOffers(
  viewer: Viewer,
  view: AvailabilityView | undefined,
  now: Date,
): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, viewer.tenantId),
    eq(bookingAvailability.isBookingDeleted, false),
    isInternal(viewer.role) ? undefined : sentToOperator(viewer),
    view && ofView(view, now),
  );
}
