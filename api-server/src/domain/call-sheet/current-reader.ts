import type { Db } from '../../platform/db/db.ts';
import { isTakingPart } from '../../platform/session/access.ts';
import { type BookingRow, loadBookings } from '../booking/booking.repository.ts';
import { findUser } from '../people/user/user.repository.ts';
import { type ListedSheet, listCallSheets } from './call-sheet.repository.ts';
import { type SheetReader, findReader } from './sheet-reader.repository.ts';

type Found = {
  reader: SheetReader;
  row: BookingRow;
  /** The reader's, which is the newest. */
  sheet: ListedSheet['sheet'];
  sheets: ListedSheet[];
};

/** Whether the shoot is assigned and not over. */
function isAssignedStill({ booking: { state, date, duration } }: BookingRow, now: Date): boolean {
  if (state !== 'assigned' || !date) return false;
  return date.getTime() + (duration ?? 0) * 3_600_000 > now.getTime();
}

/**
 * A reader of the newest call sheet of a shoot that is assigned and not over; undefined if there is none, the
 * reader is no longer its videographer, or their account is inactive.
 */
export async function findCurrentReader(
  tx: Db,
  named: { tenantId: string; id: string },
  now: Date,
): Promise<Found | undefined> {
  const { tenantId } = named;
  const reader = await findReader(tx, named);
  const [row] = reader ? await loadBookings(tx, { tenantId }, [reader.bookingId]) : [];
  if (!reader || !row || !isAssignedStill(row, now)) return undefined;
  const isReleased = reader.role === 'videographer' && reader.userId !== row.booking.videographerId;
  const sheets = await listCallSheets(tx, tenantId, reader.bookingId);
  const sheet = sheets[0]?.sheet;
  if (isReleased || sheet?.id !== reader.callSheetId) return undefined;
  if (reader.userId !== null) {
    const account = await findUser(tx, tenantId, reader.userId);
    if (!account || !isTakingPart(account)) return undefined;
  }
  return { reader, row, sheet, sheets };
}
