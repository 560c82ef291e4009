import type { CallSheetChange } from '@shootline/shared-api/contract';
import type { MailAttachment } from '../../platform/db/schema/job.ts';
import { and, desc, eq, alias, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { callSheet, callSheetReader, appUser } from '../schema.ts';
import { onKey } from '../../platform/db/query.ts';
import type { SheetReader } from './sheet-reader.repository.ts';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    call_sheet_generated: {
      version: number;
      attachment: MailAttachment;
      readers: SheetReader[];
      /** The facts that the version before had otherwise. */
      differences: CallSheetChange[];
    };
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
    .select({
      sheet: callSheet,
      by: creator.fullName,
      approvedBy: approver.fullName,
      /** The accounts of its readers, null for those without one. */
      readerIds: sql<
        (string | null)[]
      >`array(select ${callSheetReader.userId} from ${callSheetReader}
        where ${callSheetReader.tenantId} = ${tenantId}
          and ${callSheetReader.callSheetId} = ${callSheet.id})`,
    })
    .from(callSheet)
    .innerJoin(creator, onKey(creator, callSheet.createdById))
    .leftJoin(approver, onKey(approver, callSheet.approvedById))
    .where(ofBooking(tenantId, bookingId))
    .orderBy(desc(callSheet.version));
}

export type ListedSheet = Awaited<ReturnType<typeof listCallSheets>>[number];

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

/** Adds a call sheet and returns its id. */
export async function insertCallSheet(
  tx: Db,
  sheet: typeof callSheet.$inferInsert,
): Promise<string> {
  const [made] = await tx.insert(callSheet).values(sheet).returning({ id: callSheet.id });
  if (!made) throw new Error('The database did not return the new call sheet.');
  return made.id;
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
