import { type Invoice, type TotalCost, roles } from '@shootline/shared-api/contract';
import { projectOwnerName } from '../booking/booking.presenter.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { invoice } from '../db/schema.ts';
import { formatMoney } from '../pricing/money.ts';
import { totalClientCost, totalOperatorCost } from '../pricing/total-cost.ts';
import { invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';
import type { Viewer } from '../session/viewer.ts';
import { presentContact } from '../user/user.presenter.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

// A booking whose place or length is unknown has no price yet.
function unknownCost(currency: string): TotalCost {
  const cost_formatted = formatMoney(0, currency);
  return { cost: 0, cost_formatted, currency, discount: 0, cancellation_type: null };
}

/** What a user may do with an invoice (decisions §2). */
function invoicePermissionsOf({ state }: InvoiceRow, viewer: Viewer) {
  const mayDecide = viewer.role >= roles.finance && state === 'submitted';
  return { make_approved: mayDecide, make_rejected: mayDecide };
}

/** An invoice with its booking, for finance and admins. `supplier`: name of its videographer. */
export function presentInvoice(
  row: InvoiceRow,
  of: BookingRow,
  supplier: string | null,
  viewer: Viewer,
): Invoice {
  const { booking, fees } = of;
  const operatorCost = totalOperatorCost(booking, fees, row.cameraOperatorId);
  return {
    uuid: row.id,
    invoice_number: row.invoiceNumber,
    tax_details: row.taxDetails,
    state: row.state,
    state_display: labelOf(invoiceStatusTypes, row.state),
    rejection_details: row.rejectionDetails,
    claimed_invoice_amount: row.claimedAmount,
    claimed_invoice_amount_formatted:
      row.claimedAmount === null ? null : formatMoney(row.claimedAmount, row.currency),
    admin_invoice_notes: row.adminInvoiceNotes,
    line_items: row.lineItems,
    booking: {
      uuid: booking.id,
      booking_uid: booking.bookingUid ?? '',
      title: booking.title,
      date: booking.date?.toISOString() ?? null,
      duration: booking.duration,
      client: of.client,
      camera_operator_full_name: supplier,
      address: { timezone: booking.address?.timezone || 'Australia/Sydney' },
      has_cancellation_fee: fees.length > 0,
      total_client_cost: totalClientCost(booking, fees) ?? unknownCost(row.currency),
      total_camera_operator_cost: operatorCost ?? unknownCost(row.currency),
      project_owner_full_name: projectOwnerName(of),
      submitter: presentContact(of.submitter),
      invoice_to_user: booking.invoiceToUser,
      invoice_notes: booking.invoiceNotes,
    },
    billed_to_client: row.billedToClient,
    added_to_xero: row.addedToXero,
    quote_number: row.quoteNumber,
    po_number: row.poNumber,
    sales_invoice_number: row.salesInvoiceNumber,
    created: row.created.toISOString(),
    modified: row.modified.toISOString(),
    permissions: invoicePermissionsOf(row, viewer),
  };
}
