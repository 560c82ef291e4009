import { isVideographer } from '@shootline/shared-api/contract';
import { and, inArray, ne } from '../../platform/db/drizzle.ts';
import { sentToVideographer } from '../offer/offer-visibility.repository.ts';
import { visibleTo } from '../booking/rights/booking-visibility.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { booking, bookingAvailability } from '../schema.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { onKey } from '../../platform/db/query.ts';

/**
 * The portal page to open for each booking, by booking id: the booking's page, or the user's offer if
 * they may not view the booking. Bookings without such a page are left out.
 */
export async function targetPaths(
  tx: Db,
  viewer: Viewer,
  bookingIds: string[],
): Promise<Map<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const ids = [...new Set(bookingIds)];
  const visible = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), inArray(booking.id, ids)));
  const offers = isVideographer(viewer.role)
    ? await tx
        .select({ id: bookingAvailability.id, bookingId: bookingAvailability.bookingId })
        .from(bookingAvailability)
        .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
        .where(
          and(
            sentToVideographer(viewer),
            ne(booking.state, 'deleted'),
            inArray(bookingAvailability.bookingId, ids),
          ),
        )
    : [];
  return new Map([
    ...offers.map(({ id, bookingId }) => [bookingId, `/booking-availability/${id}`] as const),
    ...visible.map(({ id }) => [id, `/booking/${id}`] as const),
  ]);
}
