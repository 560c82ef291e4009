import type { Booking } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { presentBooking } from './booking-detail.presenter.ts';
import { loadDetails } from './booking-detail.repository.ts';

/** A booking with everything that the viewer may read of it now. */
export async function wholeBooking(
  tx: Db,
  viewer: Viewer,
  row: BookingRow,
  now: Date,
): Promise<Booking> {
  return presentBooking({ row, details: await loadDetails(tx, viewer, row), viewer, now });
}
