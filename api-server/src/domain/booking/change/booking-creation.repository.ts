import type { BookingState } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { booking, commentThread, stateLog } from '../../schema.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { type BookingRow, loadBookings } from '../booking.repository.ts';

export type NewBooking = Omit<
  typeof booking.$inferInsert,
  'tenantId' | 'submitterId' | 'id' | 'bookingNumber'
> & { state: BookingState };

/** Adds a booking of the viewer's, with both threads and its first state log. */
export async function insertBooking(
  tx: Db,
  viewer: Viewer,
  values: NewBooking,
  reason: string,
  now: Date,
): Promise<BookingRow> {
  const { tenantId } = viewer;
  const [row] = await tx
    .insert(booking)
    .values({ ...values, tenantId, submitterId: viewer.id, created: now, modified: now })
    .returning({ id: booking.id });
  if (!row) throw new Error('The booking was not inserted.');
  const bookingId = row.id;
  await tx
    .insert(commentThread)
    .values((['project', 'internal'] as const).map((type) => ({ tenantId, bookingId, type })));
  await tx.insert(stateLog).values({
    tenantId,
    bookingId,
    at: now,
    toState: values.state,
    userId: viewer.id,
    reason,
    version: 1,
  });
  const [inserted] = await loadBookings(tx, viewer, [bookingId]);
  if (!inserted) throw new Error('The booking was not inserted.');
  return inserted;
}
