import type { LinkedCallSheet } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import type { Db } from '../../../platform/db/db.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { Handlers, PublicCall } from '../../../platform/calls/handlers.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { factsOf } from '../../../platform/http/request/request-facts.ts';
import { namedBy } from '../../../platform/secrets/signed-token.ts';
import type { NotifyOfChanges } from '../../booking/change/action-context.ts';
import { findCurrentReader } from '../../call-sheet/current-reader.ts';
import { contactText, sheetChanges } from '../../call-sheet/sheet-facts.rules.ts';
import { markConfirmed, markOpened } from '../../call-sheet/sheet-reader.repository.ts';
import { findUser } from '../../people/user/user.repository.ts';
import { approveCallSheet } from '../booking/approve-call-sheet.ts';
import { changeBooking } from '../perform-booking-action.ts';

type LinkCall = PublicCall<'openCallSheetLink'>;

type Found = NonNullable<Awaited<ReturnType<typeof findCurrentReader>>>;

const endedLink = () =>
  notFound(
    'Sorry, this link no longer works. The shoot is over, or there is a newer call sheet or none.',
  );

/** The refusal to confirm a call sheet that no longer fits the shoot. */
export const outdated = () =>
  conflict(
    'The shoot has changed since this call sheet was made. Please confirm the new one, which will follow.',
  );

/** Only the facts of the sheet that the reader got; what has changed since is named. */
function present({ reader, row, sheet, sheets }: Found): LinkedCallSheet {
  const { arrival_and_setup_date, date, duration, address, point_of_contact } = sheet.facts;
  return {
    title: row.booking.title,
    booking_uid: row.booking.bookingUid,
    version: sheet.version,
    reader: reader.fullName,
    role: reader.role,
    arrival_and_setup_date,
    date,
    duration,
    address,
    timezone: zoneOf(row.booking),
    point_of_contact: contactText(point_of_contact),
    is_outdated: sheet.outdated !== null,
    changes: sheetChanges(
      row,
      sheets.map((one) => one.sheet),
    ),
    confirmed: reader.confirmed?.toISOString() ?? null,
  };
}

/** Lets the reader of a mailed link do something, and returns the call sheet. Throws 404 if the link has ended. */
async function withLink(
  { c, deps, body }: LinkCall,
  work: (tx: Db, found: Found, now: Date) => Promise<void>,
): Promise<LinkedCallSheet> {
  // Guesses fail at the signature, before any record of a workspace is read.
  const named = await retryWhileUnavailable(() => namedBy(deps.db, 'call_sheet', body.token));
  if (!named) throw endedLink();
  const { tenantId, value: id } = named;
  const now = deps.clock();
  return workspaceTransaction(deps.db, tenantId, async (tx) => {
    const found = await findCurrentReader(tx, { tenantId, id }, now);
    if (!found) throw endedLink();
    const { userId } = found.reader;
    Object.assign(factsOf(c), { tenantId, ...(userId && { userId }) });
    await work(tx, found, now);
    const changed = await findCurrentReader(tx, { tenantId, id }, now);
    return present(changed ?? found);
  });
}

/** The calls of the page behind a mailed link, which needs no sign-in. */
export const linkHandlers = (notifyOfChanges: NotifyOfChanges) =>
  ({
    openCallSheetLink: async (call) =>
      withLink(call, async (tx, { reader }, now) => markOpened(tx, reader, now)),

    confirmCallSheetLink: async (call) =>
      withLink(call, async (tx, { reader, sheet }, now) => {
        if (reader.confirmed) return;
        if (sheet.outdated) throw outdated();
        await markOpened(tx, reader, now);
        if (reader.role !== 'videographer') {
          await markConfirmed(tx, reader, now, 'mail');
          return;
        }
        const viewer = await findUser(tx, reader.tenantId, reader.userId ?? '');
        if (!viewer) throw endedLink();
        const action = { tx, viewer, deps: call.deps, path: { id: reader.bookingId } };
        const approve = approveCallSheet('mail');
        await changeBooking(action, notifyOfChanges, 'approve_call_sheet', approve);
      }),
  }) satisfies Partial<Handlers>;
