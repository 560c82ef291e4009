import { and, asc, desc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  bookingAssignment,
  bookingAvailability,
  bookingFile,
  commentThread,
  appUser,
  stateLog,
} from '../schema.ts';
import { listCallSheets } from '../call-sheet/call-sheet.repository.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { findUsers } from '../people/user/user.repository.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { onKey } from '../../platform/db/query.ts';
import { travelOf } from './shoot-travel.repository.ts';

export type BookingDetails = Awaited<ReturnType<typeof loadDetails>>;

/**
 * Records of a booking: offers by rank, files, call sheets and state logs newest first, threads,
 * everyone ever assigned and names. The presenter hides records that the viewer may not read.
 */
export async function loadDetails(tx: Db, viewer: Viewer, row: BookingRow) {
  const { tenantId } = viewer;
  const { id } = row.booking;
  const offers = await tx
    .select({ offer: bookingAvailability, appUser })
    .from(bookingAvailability)
    .innerJoin(appUser, onKey(appUser, bookingAvailability.videographerId))
    .where(and(eq(bookingAvailability.tenantId, tenantId), eq(bookingAvailability.bookingId, id)))
    .orderBy(asc(bookingAvailability.rank), asc(bookingAvailability.id));
  const files = await tx
    .select({ file: bookingFile, appUser })
    .from(bookingFile)
    .innerJoin(appUser, onKey(appUser, bookingFile.createdById))
    .where(and(eq(bookingFile.tenantId, tenantId), eq(bookingFile.bookingId, id)))
    .orderBy(desc(bookingFile.created), desc(bookingFile.id));
  const callSheets = await listCallSheets(tx, tenantId, id);
  const logs = await tx
    .select({ log: stateLog, by: appUser.fullName })
    .from(stateLog)
    .leftJoin(appUser, onKey(appUser, stateLog.userId))
    .where(and(eq(stateLog.tenantId, tenantId), eq(stateLog.bookingId, id)))
    .orderBy(desc(stateLog.at), desc(stateLog.id));
  const threads = await tx
    .select()
    .from(commentThread)
    .where(and(eq(commentThread.tenantId, tenantId), eq(commentThread.bookingId, id)));
  const assigned = await tx
    .select({ appUser, assigned: bookingAssignment.assigned })
    .from(bookingAssignment)
    .innerJoin(appUser, onKey(appUser, bookingAssignment.videographerId))
    .where(and(eq(bookingAssignment.tenantId, tenantId), eq(bookingAssignment.bookingId, id)))
    .orderBy(asc(bookingAssignment.assigned), asc(bookingAssignment.id));
  const named = [
    ...row.fees.flatMap(({ createdById, videographerId: of }) =>
      of ? [createdById, of] : [createdById],
    ),
    ...logs.flatMap(({ log }) => Object.values(log.staffing).flat()),
  ];
  const users = await findUsers(tx, tenantId, [...new Set(named)]);
  return {
    offers,
    files,
    callSheets,
    logs,
    threads,
    assigned: [...new Map(assigned.map(({ appUser: one }) => [one.id, one])).values()],
    users,
    travel: await travelOf(tx, viewer, row),
  };
}
