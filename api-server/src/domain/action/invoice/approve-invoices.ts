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
    const one = { ...own, deps, path: { id: seen.uuid }, query: { revision: seen.revision } };
    await performInvoiceAction(one, notifyOfChanges, 'make_approved', makeApproved);
    return null;
  });
  return async () => ({
    results: (await each()).map(({ id, error }) => ({ invoice: id, error })),
  });
}
