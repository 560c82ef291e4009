import type { Invoice, XeroFile } from '@shootline/shared-api/contract';
import { dayAfter } from '@shootline/shared-api/rules';
import type { XeroLine } from './xero-columns.rules.ts';
import { xeroSettings } from './xero.settings.ts';
import { knownZone } from './report.ts';

/** An invoice with what the dashboard does not show of it. */
export type XeroCandidate = Invoice & {
  /** Of what it claims. */
  currency: string;
  supplierId: string;
  supplierEmail: string;
  /** When its claim was submitted or last corrected. */
  claimed: Date;
  /** Its booking is billed to the client by another invoice. */
  isBookingBilled: boolean;
};

type LeftOut = XeroFile['left_out'];

/** A bill or a sales invoice: what was submitted or is billed under one number. */
type Document = { key: string; party: string; invoiceIds: string[]; lines: XeroLine[] };

type Chosen = { documents: Document[]; leftOut: LeftOut };

const leave = ({ uuid, booking }: XeroCandidate, reason: string) => ({
  uuid,
  booking_uid: booking.booking_uid,
  reason,
});

function shootOf({ booking }: XeroCandidate): string {
  const { booking_uid: number, title, date, address } = booking;
  const day = date === null ? '' : dayAfter(new Date(date), 0, knownZone(address.timezone));
  return [`${number} ${title}`, day.replaceAll('-', '/')].filter((part) => part !== '').join(', ');
}

const period = (from: Date, zone: string, termDays: number) => ({
  invoiceDate: dayAfter(from, 0, knownZone(zone)),
  dueDate: dayAfter(from, termDays, knownZone(zone)),
});

/** Adds lines to the document with this key, whose dates and reference they take, or begins it. */
function addTo(documents: Map<string, Document>, { key, party, invoiceIds, lines }: Document) {
  const document = documents.get(key);
  const first = document?.lines[0];
  if (!document || !first) {
    documents.set(key, { key, party, invoiceIds, lines });
    return;
  }
  const { invoiceDate, dueDate, reference } = first;
  document.invoiceIds.push(...invoiceIds);
  document.lines.push(...lines.map((line) => ({ ...line, invoiceDate, dueDate, reference })));
}

function whyNoBill(candidate: XeroCandidate): string | undefined {
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.added_to_xero) return 'It is in Xero already.';
  return candidate.invoice_number === '' ? 'It has no number.' : undefined;
}

function billLines(candidate: XeroCandidate): XeroLine[] {
  const { booking, currency, line_items: items } = candidate;
  const claimed = candidate.claimed_invoice_amount ?? 0;
  const common = {
    contact: booking.camera_operator_full_name ?? '',
    email: candidate.supplierEmail,
    invoiceNumber: candidate.invoice_number,
    reference: '',
    ...period(candidate.claimed, booking.address.timezone, xeroSettings.bills.termDays),
    currency,
  };
  // What was expected when it was submitted, so that the lines add up to the claim.
  const shoot = claimed - items.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { ...common, description: shootOf(candidate), amount: shoot },
    ...items.map(({ amount, description }) => ({
      ...common,
      description: `${booking.booking_uid} ${description || 'Extra'}`,
      amount,
    })),
  ];
}

/** What is owed to videographers, a bill for each of their numbers; in the order of the invoices. */
export function billsOf(candidates: XeroCandidate[]): Chosen {
  const documents = new Map<string, Document>();
  const leftOut: LeftOut = [];
  for (const candidate of candidates) {
    const reason = whyNoBill(candidate);
    if (reason !== undefined) {
      leftOut.push(leave(candidate, reason));
      continue;
    }
    const { uuid, supplierId, invoice_number: number, currency } = candidate;
    addTo(documents, {
      key: JSON.stringify([supplierId, number.toLowerCase(), currency]),
      party: supplierId,
      invoiceIds: [uuid],
      lines: billLines(candidate),
    });
  }
  return { documents: [...documents.values()], leftOut };
}

function whyNoSale(candidate: XeroCandidate, brand: string): string | undefined {
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.billed_to_client) return 'It is billed to the client already.';
  if (candidate.sales_invoice_number === '') return `It has no ${brand} Invoice Number.`;
  if (candidate.booking.total_client_cost.cost === 0) return 'The client pays nothing for it.';
  return candidate.isBookingBilled
    ? 'Its booking is billed to the client already, with another invoice.'
    : undefined;
}

function saleLine(candidate: XeroCandidate): XeroLine {
  const { booking, po_number: order, quote_number: quote } = candidate;
  const { address, client, invoice_to_user: contact, total_client_cost: price } = booking;
  const from = booking.date === null ? candidate.claimed : new Date(booking.date);
  return {
    contact: client.name,
    email: contact?.email ?? '',
    invoiceNumber: candidate.sales_invoice_number,
    reference: [order, quote].filter((part) => part !== '').join(' / '),
    ...period(from, address.timezone, xeroSettings.sales_invoices.termDays),
    description: shootOf(candidate),
    amount: price.cost,
    currency: price.currency,
  };
}

/**
 * What clients are billed, a sales invoice for each number of the brand's; in the order of the
 * invoices. A booking is billed once, however many videographers invoice it.
 */
export function salesInvoicesOf(candidates: XeroCandidate[], brand: string): Chosen {
  const documents = new Map<string, Document>();
  const leftOut: LeftOut = [];
  const billed = new Set<string>();
  for (const candidate of candidates) {
    const { uuid, booking, sales_invoice_number: number } = candidate;
    const key = number.toLowerCase();
    const party = JSON.stringify([booking.client.id, booking.total_client_cost.currency]);
    const other = documents.get(key);
    const reason =
      whyNoSale(candidate, brand) ??
      (billed.has(booking.uuid)
        ? 'Its booking is in this file already, with another invoice.'
        : other && other.party !== party
          ? `Its ${brand} Invoice Number is in this file for another client or currency.`
          : undefined);
    if (reason !== undefined) {
      leftOut.push(leave(candidate, reason));
      continue;
    }
    billed.add(booking.uuid);
    addTo(documents, { key, party, invoiceIds: [uuid], lines: [saleLine(candidate)] });
  }
  return { documents: [...documents.values()], leftOut };
}
