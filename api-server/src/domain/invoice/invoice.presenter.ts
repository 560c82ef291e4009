import type {
  Invoice,
  InvoiceFile,
  SupplierInvoice,
  TotalCost,
} from '@shootline/shared-api/contract';
import { formatMoney, zoneOf } from '@shootline/shared-api/rules';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { claimableOf, creditableOf, waitingCreditOf } from '../pricing/invoice-parts.rules.ts';
import { projectOwnerName } from '../booking/booking.presenter.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { totalClientCost, totalVideographerCost } from '../pricing/total-cost.rules.ts';
import { invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import { presentContact } from '../people/user/user.presenter.ts';
import type { InvoiceFileRow } from './invoice-file.repository.ts';
import { invoicePermissionsOf } from './invoice-permission.rules.ts';
import type { InvoiceRow } from './invoice.repository.ts';
import type { InvoiceFacts } from './invoice.rights.ts';

// A booking without a place or length has no price yet.
function unknownCost(currency: string): TotalCost {
  const cost_formatted = formatMoney(0, currency);
  return { cost: 0, cost_formatted, currency, discount: 0, cancellation_type: null };
}

/** An invoice with its booking, its current files and its videographer. */
export type WholeInvoice = {
  invoice: InvoiceRow;
  row: BookingRow;
  files: InvoiceFileRow[];
  supplier: User | null;
  /** The invoice that a credit note is for. */
  credited: InvoiceRow | null;
};

/** The viewer and the time; permissions depend on both. */
export type Reader = { viewer: Viewer; now: Date };

/** The facts that decide the viewer's rights on an invoice. */
export function invoiceFactsOf(
  { invoice, row }: Pick<WholeInvoice, 'invoice' | 'row'>,
  { viewer, now }: Reader,
): InvoiceFacts {
  const { id, kind, state, videographerId } = invoice;
  const isSubmittable = permissionsOf(factsOf(row), viewer, now).submit_invoice;
  const isCreditable =
    creditableOf(invoice, row.invoices) > 0 && !waitingCreditOf(id, row.invoices);
  return { kind, state, videographerId, isSubmittable, isCreditable };
}

type Priced = Pick<WholeInvoice, 'invoice' | 'row'>;

/** The price of the booking for the invoice's videographer; 0 if it has none. */
export function priceOf({ invoice, row }: Priced): TotalCost {
  const cost = totalVideographerCost(row.booking, row.fees, invoice.videographerId);
  return cost ?? unknownCost(invoice.currency);
}

/** The expected amount without line items: the price, or the invoice's part of it. */
export function expectedCost(priced: Priced): TotalCost {
  const price = priceOf(priced);
  const { kind, partAmount: cost, ...invoice } = priced.invoice;
  if (cost === null) return price;
  const currency = kind === 'credit_note' ? invoice.currency : price.currency;
  return { ...price, cost, cost_formatted: formatMoney(cost, currency), currency };
}

/** The highest amount with which an invoice or a credit note can be submitted. */
export function claimableAmount({ invoice, row }: Priced): number {
  if (invoice.kind === 'invoice') {
    return claimableOf(priceOf({ invoice, row }).cost, invoice, row.invoices);
  }
  const credited = row.invoices.find(({ id }) => id === invoice.creditedId);
  return credited ? creditableOf(credited, row.invoices) : 0;
}

/** Whether an invoice claims another amount than expected, or a part that is no longer left. */
function isTotalDifferent(priced: Priced): boolean {
  const { kind, state, claimedAmount, partAmount, currency } = priced.invoice;
  if (claimedAmount === null || kind === 'credit_note') return false;
  const expected = expectedCost(priced);
  return (
    claimedAmount !== expected.cost ||
    currency !== expected.currency ||
    (state !== 'approved' && (partAmount ?? 0) > claimableAmount(priced))
  );
}

/** A file with the path of its content. */
export function presentFile({ id, invoiceId, created, name, size }: InvoiceFileRow): InvoiceFile {
  const file = `/invoice/${invoiceId}/file/${id}`;
  return { uuid: id, created: created.toISOString(), file, name, size };
}

function common(whole: WholeInvoice, reader: Reader) {
  const { invoice, row, files, credited } = whole;
  return {
    uuid: invoice.id,
    kind: invoice.kind,
    credited_invoice: credited && {
      uuid: credited.id,
      invoice_number: credited.invoiceNumber,
      booking_uid: row.booking.bookingUid ?? '',
    },
    part_amount: invoice.partAmount,
    claimable_amount: claimableAmount(whole),
    creditable_amount: creditableOf(invoice, row.invoices),
    invoice_number: invoice.invoiceNumber,
    tax_details: invoice.taxDetails,
    state: invoice.state,
    state_display: labelOf(invoiceStatusTypes, invoice.state),
    revision: invoice.revision,
    rejection_details: invoice.rejectionDetails,
    claimed_invoice_amount: invoice.claimedAmount,
    claimed_invoice_amount_formatted:
      invoice.claimedAmount === null ? null : formatMoney(invoice.claimedAmount, invoice.currency),
    claimed_currency: invoice.claimedAmount === null ? null : invoice.currency,
    is_total_different: isTotalDifferent(whole),
    line_items: invoice.lineItems,
    files: files.map(presentFile),
    created: invoice.created.toISOString(),
    modified: invoice.modified.toISOString(),
    permissions: invoicePermissionsOf(invoiceFactsOf(whole, reader), reader.viewer),
  };
}

function commonBooking({ row }: WholeInvoice) {
  const { booking, client } = row;
  return {
    uuid: booking.id,
    booking_uid: booking.bookingUid ?? '',
    title: booking.title,
    date: booking.date?.toISOString() ?? null,
    duration: booking.duration,
    client,
    address: { timezone: zoneOf(booking) },
  };
}

/** Finance's notes on an invoice; numbers and notes are the booking's until finance sets its own. */
export function bookkeepingOf({
  invoice,
  row: { booking },
}: Pick<WholeInvoice, 'invoice' | 'row'>) {
  return {
    billed_to_client: invoice.billedToClient,
    added_to_xero: invoice.addedToXero,
    quote_number: invoice.quoteNumber ?? booking.quoteNumber,
    po_number: invoice.poNumber ?? booking.purchaseOrder,
    sales_invoice_number: invoice.salesInvoiceNumber,
    admin_invoice_notes: invoice.adminInvoiceNotes ?? booking.invoiceNotes,
  };
}

/** An invoice with its booking, for finance and admins. */
export function presentInvoice(whole: WholeInvoice, reader: Reader): Invoice {
  const { invoice, row, supplier } = whole;
  const { booking, fees } = row;
  return {
    ...common(whole, reader),
    ...bookkeepingOf(whole),
    waiting_since: invoice.waitingSince?.toISOString() ?? null,
    booking: {
      ...commonBooking(whole),
      version: booking.version,
      camera_operator_uuid: invoice.videographerId,
      camera_operator_full_name: supplier?.fullName ?? null,
      has_cancellation_fee: fees.length > 0,
      total_client_cost: totalClientCost(booking, fees) ?? unknownCost(invoice.currency),
      total_camera_operator_cost: expectedCost(whole),
      project_owner_full_name: projectOwnerName(row),
      submitter: presentContact(row.submitter),
      invoice_to_user: booking.invoiceToUser,
      invoice_notes: booking.invoiceNotes,
      purchase_order: booking.purchaseOrder,
      quote_number: booking.quoteNumber,
    },
  };
}

/** An invoice for its videographer, without the client's price and bookkeeping. */
export function presentSupplierInvoice(whole: WholeInvoice, reader: Reader): SupplierInvoice {
  const { invoice, row } = whole;
  return {
    ...common(whole, reader),
    booking: {
      ...commonBooking(whole),
      has_cancellation_fee: row.fees.some((fee) => fee.videographerId === invoice.videographerId),
      total_camera_operator_cost: expectedCost(whole),
    },
  };
}
