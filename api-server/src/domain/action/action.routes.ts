import type { Call, Handlers, OperationId } from '../../platform/openapi/handlers.ts';
import type { Tell } from '../booking/action-context.ts';
import { createBooking } from './booking/create-booking.ts';
import { duplicate } from './booking/duplicate.ts';
import { generateCallSheet } from './booking/generate-call-sheet.ts';
import { bookingActions } from './booking-actions.ts';
import { invoiceActions } from './invoice-actions.ts';
import { submitInvoices } from './invoice/submit-invoice.ts';
import { updateInvoices } from './invoice/update.ts';
import { offerActions } from './offer-actions.ts';
import { type BookingAction, performBookingAction } from './perform-booking-action.ts';
import { type InvoiceAction, performInvoiceAction } from './perform-invoice-action.ts';
import { type OfferAction, performOfferAction } from './perform-offer-action.ts';

/** Any call on one record; its action's own type says what else the call has. */
type RecordCall = Call<'approveBooking'>;

/** A handler for each action of a table, by the contract's name of its call. */
function handlersOf<Actions extends { [Id in OperationId]?: unknown }, Action>(
  actions: Actions & Record<keyof Actions, Action>,
  perform: (call: RecordCall, action: Action) => Promise<unknown>,
) {
  return Object.fromEntries(
    Object.entries<Action>(actions).map(([id, action]) => [
      id,
      (call: RecordCall) => perform(call, action),
    ]),
  ) as unknown as Pick<Handlers, keyof Actions & OperationId>;
}

/** The handlers of everything that changes a booking, an offer or an invoice. */
export const actionHandlers = (tell: Tell) =>
  ({
    ...handlersOf(bookingActions, (call, action: BookingAction<never>) =>
      performBookingAction(call, tell, call.path.id, action, call as never),
    ),
    ...handlersOf(offerActions, (call, action: OfferAction) =>
      performOfferAction(call, tell, call.path.id, action),
    ),
    ...handlersOf(invoiceActions, (call, action: InvoiceAction<never>) =>
      performInvoiceAction(call, tell, call.path.id, action, call as never),
    ),

    createBooking: async (call) =>
      createBooking(call, tell, call.body.data, {
        isDraft: call.query.isDraft,
        file: call.body.file,
      }),
    duplicateBooking: async (call) => duplicate(call, call.path.id),
    generateCallSheet: async (call) => generateCallSheet(call, call.path.id, tell),

    async submitInvoice(call) {
      const { file, data } = call.body;
      const onReplaced = (key: string) => call.afterCommit(() => call.deps.files.remove(key));
      return { invoices: await submitInvoices(call, tell, data, { file, onReplaced }) };
    },
    updateInvoices: async (call) => ({ results: await updateInvoices(call, tell, call.body) }),
  }) satisfies Partial<Handlers>;
