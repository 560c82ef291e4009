import { randomUUID } from 'node:crypto';
import type {
  ForeseenAvailabilityAction,
  ForeseenBookingAction,
  FeedbackInput,
} from '@shootline/shared-api/contract';
import type { CallDeps } from '../../platform/calls/call-deps.ts';
import { checksOf } from '../../platform/openapi/contract-validators.ts';
import { fileCallSheet } from '../action/booking/generate-call-sheet.ts';
import { deleteFile } from '../action/booking/delete-files.ts';
import { duplicate } from '../action/booking/duplicate.ts';
import { update } from '../action/booking/update.ts';
import { uploadFile } from '../action/booking/upload-file.ts';
import { bookingActionCalls } from '../action/booking-actions.gen.ts';
import type { BookingRuns } from '../action/booking-actions.ts';
import { makeAvailable } from '../action/offer/make-available.ts';
import { makeBusy } from '../action/offer/make-busy.ts';
import { withdraw } from '../action/offer/withdraw.ts';
import { changeBooking } from '../action/perform-booking-action.ts';
import { performOfferAction } from '../action/perform-offer-action.ts';
import type { NotifyOfChanges, RecordCall, Run } from '../booking/change/action-context.ts';
import type { ActionName } from '../booking/rights/booking.rights.ts';
import { newestCallSheet } from '../call-sheet/call-sheet.repository.ts';
import { submitFeedback } from '../feedback/feedback.routes.ts';

export type ForeseenCall = RecordCall & { deps: CallDeps; input: Record<string, unknown> };

type Perform = (call: ForeseenCall, notifyOfChanges: NotifyOfChanges) => Promise<unknown>;

/** A file that stands for the real one, which nobody stores. */
const standIn = () => ({
  name: 'file',
  size: 1,
  contentType: 'application/pdf',
  storageKey: randomUUID(),
  hash: '',
});

/** Adds the next call sheet without its PDF, which takes long to make and decides nothing. */
const nextCallSheet: Run = async (context) => {
  const { id, tenantId, version: bookingVersion } = context.row.booking;
  const newest = await newestCallSheet(context.tx, tenantId, id);
  const sheet = { ...standIn(), version: (newest?.version ?? 0) + 1, bookingVersion };
  return fileCallSheet(context, { sheet });
};

const performing =
  (name: ActionName, run: Run<never>, more: (call: ForeseenCall) => object = () => ({})): Perform =>
  (call, notifyOfChanges) =>
    changeBooking({ ...call, ...more(call) }, notifyOfChanges, name, run as Run<unknown>);

/** Performs a booking action as its own call does, with the checks of its input. */
export function foreseenBookingActions(runs: BookingRuns): Record<ForeseenBookingAction, Perform> {
  const marked = Object.entries(runs).map(([name, run]) => {
    const { operationId } = bookingActionCalls[name as keyof BookingRuns];
    const input = ({ input: body }: ForeseenCall) => ({ body: checksOf(operationId).body(body) });
    return [name, performing(name as ActionName, run as Run<never>, input)];
  });
  return {
    ...(Object.fromEntries(marked) as Record<keyof BookingRuns, Perform>),
    update: performing('update', update, ({ input }) => ({
      header: {},
      body: checksOf('updateBooking').body(input),
    })),
    upload_file: performing('upload_file', uploadFile, () => ({ body: { file: standIn() } })),
    delete_files: performing('delete_files', deleteFile, ({ input }) => ({
      query: checksOf('deleteBookingFile').query({ fileId: [String(input['fileId'] ?? '')] }),
      afterCommit: () => {},
    })),
    generate_call_sheet: performing('generate_call_sheet', nextCallSheet),
    duplicate: async (call) => duplicate(call),
    submit_feedback: async (call, notify) =>
      submitFeedback(
        call,
        notify,
        call.path.id,
        checksOf('createFeedback').body(call.input) as FeedbackInput,
      ),
  };
}

/** Performs an answer to an offer or its withdrawal. */
export const foreseenOfferActions: Record<ForeseenAvailabilityAction, Perform> = {
  make_available: (call, notify) =>
    performOfferAction(call, notify, 'make_available', makeAvailable),
  make_busy: (call, notify) =>
    performOfferAction({ ...call, body: {} }, notify, 'make_busy', makeBusy),
  withdraw: (call, notify) => performOfferAction(call, notify, 'withdraw', withdraw),
};
