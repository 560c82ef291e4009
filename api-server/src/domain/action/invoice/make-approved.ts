import { roles } from '@shootline/shared-api/contract';
import type { ActionContext } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { permissionsOf } from '../../booking/rights/booking-permission.rules.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';
import { checkRevision } from '../../invoice/invoice-revision.rules.ts';
import type { WholeInvoice } from '../../invoice/invoice.presenter.ts';
import { setInvoice } from '../../invoice/invoice.repository.ts';
import { claimedPartOf } from '../../pricing/invoice-parts.rules.ts';
import type { RunOnInvoice } from '../perform-invoice-action.ts';

/** Opens an invoice for what is left of the booking's price, after a part or a credit note. */
async function openNext(
  { tx, now }: ActionContext,
  { invoice, row, credited }: WholeInvoice,
): Promise<void> {
  const { videographerId } = invoice;
  // A credited amount stays, whatever the price will be.
  if (credited?.partAmount === null) {
    await setInvoice(tx, credited, { partAmount: claimedPartOf(credited) }, now);
  }
  const invoices = row.invoices.map((one) =>
    one.id === invoice.id ? { ...one, state: 'approved' as const } : one,
  );
  const changed = { ...row, invoices };
  const supplier = { id: videographerId, role: roles.camera_operator, clientId: null };
  if (!permissionsOf(factsOf(changed), supplier, now).submit_invoice) return;
  await openInvoice(tx, changed, videographerId, now);
}

/**
 * Approves a submitted invoice or credit note, and lets its videographer invoice what is left. Throws 409 if
 * it was corrected since the reader saw it.
 */
export const makeApproved: RunOnInvoice<{ query: { revision?: number } }> = async (
  context,
  { query },
) => {
  const { whole } = context;
  const { kind: of, invoiceNumber, videographerId } = whole.invoice;
  checkRevision(whole.invoice, query.revision);
  return {
    set: { state: 'approved' },
    reason: 'approve_invoice',
    entry: { kind: 'approved' },
    changes: [{ kind: 'invoice_approved', of, videographerId, invoiceNumber }],
    next: () => openNext(context, whole),
  };
};
