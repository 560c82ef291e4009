import { and, asc, eq, gte, inArray, alias } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { UserRow } from '../schema/people.ts';
import { takenStates } from '../availability/free-time.repository.ts';
import { booking, bookingAvailability, appUser } from '../schema.ts';
import { isOpenOffer } from '../offer/staffing/calendar-entry.repository.ts';
import { onKey } from '../../platform/db/query.ts';

/** Limits the size of the file; enough for any real calendar. */
const mostShown = 1000;

const daysBack = 30;
const dayMs = 86_400_000;

const submitter = alias(appUser, 'submitter');

/** The booking of an assigned shoot, or of an open offer. */
export type SharedShoot = {
  booking: typeof booking.$inferSelect;
  submitter: UserRow;
  offer?: typeof bookingAvailability.$inferSelect;
};

/** Shoots for a videographer's private address: assigned ones from 30 days ago on, and open offers. */
export async function listSharedShoots(
  tx: Db,
  { tenantId, id }: Pick<UserRow, 'tenantId' | 'id'>,
  now: Date,
): Promise<SharedShoot[]> {
  const shoots = await tx
    .select({ booking, submitter })
    .from(booking)
    .innerJoin(submitter, onKey(submitter, booking.submitterId))
    .where(
      and(
        eq(booking.tenantId, tenantId),
        eq(booking.videographerId, id),
        inArray(booking.state, takenStates),
        gte(booking.date, new Date(now.getTime() - daysBack * dayMs)),
      ),
    )
    .orderBy(asc(booking.date), asc(booking.id))
    .limit(mostShown);
  const offers = await tx
    .select({ booking, submitter, offer: bookingAvailability })
    .from(bookingAvailability)
    .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
    .innerJoin(submitter, onKey(submitter, booking.submitterId))
    .where(isOpenOffer(tenantId, now, [id]))
    .orderBy(asc(bookingAvailability.bookingDate), asc(bookingAvailability.id))
    .limit(mostShown);
  return [...shoots, ...offers];
}
