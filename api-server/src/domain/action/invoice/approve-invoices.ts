import type { Call } from '../../../platform/calls/handlers.ts';
import { requireFinance } from '../../../platform/session/viewer.ts';
import type { NotifyOfChanges } from '../../booking/change/action-context.ts';
import { type EachCall, changeEach } from '../change-each.ts';
import { performInvoiceAction } from '../perform-invoice-action.ts';
import { makeApproved } from './make-approved.ts';

type ApproveCall = EachCall & Pick<Call<'approveInvoices'>, 'body'>;

/**
 * Approves several submitted invoices. Returns a function to run after the call's transaction: it approves
 * each in a separate transaction and returns a result for each. Throws 403 for everyone but finance and
 * admins, 409 for a key that came with another request.
 */
export async function approveInvoices(call: ApproveCall, notifyOfChanges: NotifyOfChanges) {
  const { viewer, deps, body } = call;
  requireFinance(viewer);
  const each = await changeEach(call, 'approveInvoices', body, body.invoices, async (own, seen) => {
    const { header } = call;
    const path = { id: seen.uuid };
    const one = { ...own, deps, header, path, query: { revision: seen.revision } };
    const approved = performInvoiceAction(one, notifyOfChanges, 'make_approved', makeApproved);
    const { id: uuid, version } = (await approved).whole.row.booking;
    return { uuid, version };
  });
  return async () => ({
    results: (await each()).map(({ id, answer, error }) => ({
      invoice: id,
      booking: answer,
      error,
    })),
  });
}
