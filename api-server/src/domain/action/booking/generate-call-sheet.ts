import { randomUUID } from 'node:crypto';
import type { Booking, CallSheetCheck } from '@shootline/shared-api/contract';
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { CallDeps } from '../../../platform/calls/call-deps.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import type {
  RecordCall,
  Run,
  NotifyOfChanges,
  UndoHeader,
} from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { refusalOf } from '../../booking/rights/booking-refusal.rules.ts';
import {
  refuseStale,
  seenVersion,
  type VersionHeader,
} from '../../booking/change/booking-version.repository.ts';
import { type BookingRow, findBooking, missingBooking } from '../../booking/booking.repository.ts';
import { type CallSheetContent, callSheetContent } from '../../call-sheet/call-sheet-content.ts';
import { insertCallSheet, newestCallSheet } from '../../call-sheet/call-sheet.repository.ts';
import { changesBetween, sheetFactsOf } from '../../call-sheet/sheet-facts.rules.ts';
import { insertReaders } from '../../call-sheet/sheet-reader.repository.ts';
import { sheetReaders } from '../../call-sheet/sheet-reader.rules.ts';
import { remindReaders } from '../../call-sheet/sheet-reminder.ts';
import { renderCallSheet, unprintableLetters } from '../../call-sheet/render-call-sheet.ts';
import { insertFile } from '../../file/file.repository.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import { contextOn, performBookingAction } from '../perform-booking-action.ts';

/** A call sheet with a stored PDF. */
export type StoredSheet = {
  version: number;
  /** Version of the booking that the sheet was made from. */
  bookingVersion: number;
  name: string;
  /** In bytes. */
  size: number;
  contentType: string;
  storageKey: string;
};

/** Adds a stored call sheet to its booking. Throws 409 when the booking has changed meanwhile. */
export const fileCallSheet: Run<{ sheet: StoredSheet }> = async (
  { tx, viewer, row, now },
  { sheet },
) => {
  const { id: bookingId, tenantId, videographerId, version: bookingVersion } = row.booking;
  if (!videographerId || bookingVersion !== sheet.bookingVersion) {
    throw conflict(
      'Sorry, this booking was changed while its call sheet was made. Please try again.',
    );
  }
  const { version, name, contentType, storageKey } = sheet;
  const before = await newestCallSheet(tx, tenantId, bookingId);
  const facts = sheetFactsOf(row);
  const callSheetId = await insertCallSheet(tx, {
    tenantId,
    bookingId,
    version,
    fileId: await insertFile(tx, viewer, bookingId, sheet, now),
    videographerId,
    createdById: viewer.id,
    created: now,
    facts,
  });
  const users = await findUsers(tx, tenantId, [videographerId, row.booking.submitterId]);
  const readers = await insertReaders(
    tx,
    sheetReaders(row, users, viewer).map((reader) => ({
      ...reader,
      tenantId,
      bookingId,
      callSheetId,
    })),
  );
  await remindReaders(tx, row, readers, now);
  const attachment = { name, contentType, storageKey };
  const differences = before ? changesBetween(before.facts, facts) : [];
  return {
    fields: ['call_sheet', 'files'],
    changes: [{ kind: 'call_sheet_generated', version, attachment, readers, differences }],
  };
};

type SheetCall = RecordCall & { deps: CallDeps };
type GenerateCall = SheetCall & { header: VersionHeader & UndoHeader };

async function contentFor(
  { tx, viewer, deps }: SheetCall,
  row: BookingRow,
  now: Date,
): Promise<CallSheetContent> {
  const { id, tenantId, accountManagerId } = row.booking;
  const users = await findUsers(tx, tenantId, accountManagerId ? [accountManagerId] : []);
  const newest = await newestCallSheet(tx, tenantId, id);
  return callSheetContent({
    row,
    accountManager: users.get(accountManagerId ?? '') ?? null,
    version: (newest?.version ?? 0) + 1,
    by: viewer.fullName,
    now,
    ...deps.settings.mail,
  });
}

/** The booking of a call sheet that the viewer may generate now. Throws the errors of the action. */
async function bookingOfSheet({ tx, viewer, path }: SheetCall, now: Date): Promise<BookingRow> {
  const row = await findBooking(tx, viewer, path.id);
  if (!row) throw missingBooking();
  const refusal = refusalOf('generate_call_sheet', factsOf(row), viewer, now);
  if (refusal) throw refusal;
  return row;
}

/**
 * Returns a function to run after the call's transaction: it finds the letters that the next call sheet
 * would lack, as no font has them. Throws the errors of the action.
 */
export async function checkCallSheet(call: SheetCall): Promise<() => Promise<CallSheetCheck>> {
  const now = call.deps.clock();
  const content = await contentFor(call, await bookingOfSheet(call, now), now);
  return async () => ({ unprintable_letters: await unprintableLetters(content) });
}

/**
 * Makes the next call sheet of a booking. Returns a function to run after the call's transaction: it
 * renders the PDF, which takes a while, adds it in a short second transaction and returns the booking.
 * Throws the errors of the action, and 409 without keeping the file if the booking changed meanwhile.
 */
export async function generateCallSheet(
  call: GenerateCall,
  notifyOfChanges: NotifyOfChanges,
): Promise<() => Promise<Booking>> {
  const { viewer, deps, path } = call;
  const { tenantId } = viewer;
  const now = deps.clock();
  const row = await bookingOfSheet(call, now);
  await refuseStale(contextOn(call, row, now), seenVersion(call.header), 'action');
  const content = await contentFor(call, row, now);

  return async () => {
    const pdf = await renderCallSheet(content, now);
    const { version } = content;
    const sheet: StoredSheet = {
      version,
      bookingVersion: row.booking.version,
      name: `call-sheet-${row.booking.bookingUid}-v${version}.pdf`,
      size: pdf.length,
      contentType: 'application/pdf',
      storageKey: `${tenantId}/${randomUUID()}`,
    };
    await deps.files.put(sheet.storageKey, pdf);
    try {
      return await workspaceTransaction(deps.db, tenantId, (own) =>
        performBookingAction(
          { tx: own, viewer, deps, path, header: call.header, sheet },
          notifyOfChanges,
          'generate_call_sheet',
          fileCallSheet,
        ),
      );
    } catch (error) {
      const mayBeFiled = error instanceof DatabaseUnavailable && error.mayBeDone;
      if (!mayBeFiled) await deps.files.remove(sheet.storageKey);
      throw error;
    }
  };
}
