import type { MailAttachment } from '../../platform/db/schema/job.ts';
import { and, desc, eq, alias } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { callSheet, appUser } from '../schema.ts';
import { onKey } from '../../platform/db/query.ts';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    call_sheet_generated: { version: number; attachment: MailAttachment };
    call_sheet_approved: { madeById: string };
  }
}

export type CallSheetRow = typeof callSheet.$inferSelect;

const creator = alias(appUser, 'creator');
const approver = alias(appUser, 'approver');

function ofBooking(tenantId: string, bookingId: string) {
  return and(eq(callSheet.tenantId, tenantId), eq(callSheet.bookingId, bookingId));
}

/** A booking's call sheets, newest first, with the names of their creators and approvers. */
export async function listCallSheets(tx: Db, tenantId: string, bookingId: string) {
  return tx
    .select({ sheet: callSheet, by: creator.fullName, approvedBy: approver.fullName })
    .from(callSheet)
    .innerJoin(creator, onKey(creator, callSheet.createdById))
    .leftJoin(approver, onKey(approver, callSheet.approvedById))
    .where(ofBooking(tenantId, bookingId))
    .orderBy(desc(callSheet.version));
}

/** A booking's newest call sheet, or undefined. */
export async function newestCallSheet(
  tx: Db,
  tenantId: string,
  bookingId: string,
): Promise<CallSheetRow | undefined> {
  const [newest] = await tx
    .select()
    .from(callSheet)
    .where(ofBooking(tenantId, bookingId))
    .orderBy(desc(callSheet.version))
    .limit(1);
  return newest;
}

export async function insertCallSheet(tx: Db, sheet: typeof callSheet.$inferInsert): Promise<void> {
  await tx.insert(callSheet).values(sheet);
}

export async function markApproved(
  tx: Db,
  { tenantId, id }: CallSheetRow,
  approvedById: string,
  approved: Date,
): Promise<void> {
  await tx
    .update(callSheet)
    .set({ approvedById, approved })
    .where(and(eq(callSheet.tenantId, tenantId), eq(callSheet.id, id)));
}
