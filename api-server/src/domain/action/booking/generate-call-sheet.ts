import { randomUUID } from 'node:crypto';
import type { Booking } from '@shootline/shared-api/contract';
import type { MadeSheet } from '../../booking/booking.call-sheet.ts';
import { type Acting, performBookingAction } from '../perform-booking-action.ts';
import { factsOf } from '../../booking/booking.presenter.ts';
import { refusalOf } from '../../booking/booking-refusal.rules.ts';
import { findBooking } from '../../booking/booking.repository.ts';
import { DatabaseAway } from '../../../platform/db/database-away.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findPeople } from '../../user/user.repository.ts';
import { callSheetContent } from '../../call-sheet/call-sheet-content.ts';
import { newestCallSheet } from '../../call-sheet/call-sheet.repository.ts';
import { renderCallSheet } from '../../call-sheet/pdf/render-call-sheet.ts';

/**
 * Makes the next call sheet of a booking. What it answers is run without the call's transaction:
 * it renders the PDF, which takes a while, and then files it by the booking's action in a short
 * transaction of its own. Throws what the action throws, and 409 when the booking has changed
 * meanwhile; nothing is kept then.
 */
export async function generateCallSheet(
  { tx, viewer, deps }: Omit<Acting, 'deps'> & { deps: Deps },
  id: string,
): Promise<() => Promise<Booking>> {
  const { tenantId } = viewer;
  const row = await findBooking(tx, viewer, id);
  if (!row) throw notFound("Sorry, we can't find this booking.");
  const now = deps.clock();
  const refusal = refusalOf('generate_call_sheet', factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const managerId = row.booking.accountManagerId;
  const people = await findPeople(tx, tenantId, managerId ? [managerId] : []);
  const before = await newestCallSheet(tx, tenantId, id);
  const version = (before?.version ?? 0) + 1;
  const content = callSheetContent({
    row,
    accountManager: people.get(managerId ?? '') ?? null,
    version,
    by: viewer.fullName,
    now,
    ...deps.settings.mail,
  });

  return async () => {
    const pdf = await renderCallSheet(content, now);
    const made: MadeSheet = {
      version,
      bookingVersion: row.booking.version,
      name: `call-sheet-${row.booking.bookingUid}-v${version}.pdf`,
      size: pdf.length,
      contentType: 'application/pdf',
      storageKey: `${tenantId}/${randomUUID()}`,
    };
    await deps.files.put(made.storageKey, pdf);
    try {
      return await tenantTransaction(deps.db, tenantId, (own) =>
        performBookingAction({ tx: own, viewer, deps }, id, 'generate_call_sheet', made),
      );
    } catch (error) {
      const mayBeFiled = error instanceof DatabaseAway && error.mayBeDone;
      if (!mayBeFiled) await deps.files.remove(made.storageKey);
      throw error;
    }
  };
}
