import { bookingActionCalls } from './booking-actions.gen.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { RecordCall, Run, NotifyOfChanges } from '../booking/change/action-context.ts';
import { seenVersion, type VersionHeader } from '../booking/change/booking-version.repository.ts';
import type { RequestHubProject } from '../booking/change/hub-project.ts';
import { createBooking } from './booking/create-booking.ts';
import { deleteFile } from './booking/delete-files.ts';
import { duplicate } from './booking/duplicate.ts';
import { checkCallSheet, generateCallSheet } from './booking/generate-call-sheet.ts';
import { update } from './booking/update.ts';
import { uploadFile } from './booking/upload-file.ts';
import { callSheetHandlers } from './call-sheet/call-sheet.routes.ts';
import { type BookingRuns, bookingActions } from './booking-actions.ts';
import { changeBookings } from './change-bookings.ts';
import { presentFor } from '../invoice/invoice-loading.ts';
import { type Reader, type WholeInvoice, presentInvoice } from '../invoice/invoice.presenter.ts';
import { approveInvoices } from './invoice/approve-invoices.ts';
import { deleteInvoiceFile } from './invoice/delete-file.ts';
import { makeApproved } from './invoice/make-approved.ts';
import { makeRejected } from './invoice/make-rejected.ts';
import { submitInvoices } from './invoice/submit-invoice.ts';
import { writeInvoice } from './invoice/write-invoice.ts';
import { updateInvoices } from './invoice/update.ts';
import { makeAvailable } from './offer/make-available.ts';
import { makeBusy } from './offer/make-busy.ts';
import { withdraw } from './offer/withdraw.ts';
import { performBookingAction } from './perform-booking-action.ts';
import { performInvoiceAction } from './perform-invoice-action.ts';
import { performOfferAction } from './perform-offer-action.ts';
import { undoBookings } from './undo/undo-bookings.ts';

type MarkedName = keyof BookingRuns;
type MarkedHandlers = Pick<Handlers, (typeof bookingActionCalls)[MarkedName]['operationId']>;

/** Handlers of the actions marked in the contract: load, check the right, run, answer. */
function markedHandlers(notifyOfChanges: NotifyOfChanges, runs: BookingRuns): MarkedHandlers {
  const handlers = Object.entries(runs).map(([name, run]) => [
    bookingActionCalls[name as MarkedName].operationId,
    (call: RecordCall & { header: VersionHeader }) =>
      performBookingAction(
        call,
        notifyOfChanges,
        name as MarkedName,
        run as Run<unknown>,
        seenVersion(call.header),
      ),
  ]);
  return Object.fromEntries(handlers) as MarkedHandlers;
}

/** The changed invoice, as its reader may see it. */
async function presented<Answer>(
  performed: ReturnType<typeof performInvoiceAction>,
  present: (whole: WholeInvoice, reader: Reader) => Answer,
): Promise<Answer> {
  const { whole, reader } = await performed;
  return present(whole, reader);
}

/** The handlers of everything that changes a booking, an offer or an invoice. */
export const actionHandlers = (
  notifyOfChanges: NotifyOfChanges,
  requestProject: RequestHubProject,
) => {
  const runs = bookingActions(requestProject);
  return {
    ...markedHandlers(notifyOfChanges, runs),
    ...callSheetHandlers(notifyOfChanges),
    changeBookings: async (call) => changeBookings(call, notifyOfChanges, runs),
    undoBookingActions: undoBookings,
    updateBooking: async (call) => performBookingAction(call, notifyOfChanges, 'update', update),
    uploadBookingFile: async (call) =>
      performBookingAction(call, notifyOfChanges, 'upload_file', uploadFile),
    deleteBookingFile: async (call) =>
      performBookingAction(call, notifyOfChanges, 'delete_files', deleteFile),
    createBooking: async (call) =>
      createBooking(call, notifyOfChanges, call.body.data, {
        isDraft: call.query.isDraft,
        file: call.body.file,
      }),
    duplicate: async (call) => duplicate(call),
    checkCallSheet,
    generateCallSheet: async (call) => generateCallSheet(call, notifyOfChanges),

    acceptAvailability: async (call) =>
      performOfferAction(call, notifyOfChanges, 'make_available', makeAvailable),
    declineAvailability: async (call) =>
      performOfferAction(call, notifyOfChanges, 'make_busy', makeBusy),
    withdrawAvailability: async (call) =>
      performOfferAction(call, notifyOfChanges, 'withdraw', withdraw),

    approveInvoice: async (call) =>
      presented(
        performInvoiceAction(call, notifyOfChanges, 'make_approved', makeApproved),
        presentInvoice,
      ),
    approveInvoices: async (call) => approveInvoices(call, notifyOfChanges),
    rejectInvoice: async (call) =>
      presented(
        performInvoiceAction(call, notifyOfChanges, 'make_rejected', makeRejected),
        presentInvoice,
      ),
    deleteInvoiceFile: async (call) =>
      presented(
        performInvoiceAction(call, notifyOfChanges, 'delete_file', deleteInvoiceFile),
        presentFor,
      ),
    submitInvoice: (call) => submitInvoices(call, notifyOfChanges, call.body.data, call.body.file),
    writeInvoice: async (call) => writeInvoice(call, notifyOfChanges),
    updateInvoices: async (call) => updateInvoices(call),
  } satisfies Partial<Handlers>;
};
