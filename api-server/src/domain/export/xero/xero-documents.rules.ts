import type { XeroFile } from '@shootline/shared-api/contract';
import { dayAfter } from '@shootline/shared-api/rules';
import { knownZone } from '../../reference/places.ts';
import type { XeroLine } from './xero-columns.rules.ts';
import { type XeroCandidate, billRefusal, saleRefusal } from './xero-reasons.rules.ts';
import { xeroSettings } from './xero.settings.ts';

type LeftOut = XeroFile['left_out'];

/** A bill or a sales invoice, with everything submitted or billed under one number. */
type Document = { invoiceIds: string[]; lines: XeroLine[] };

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

/** Adds lines to the document with this key, with its dates and reference, or begins the document. */
function addTo(
  documents: Map<string, Document>,
  key: string,
  { invoiceIds, lines }: Document,
): void {
  const document = documents.get(key);
  const first = document?.lines[0];
  if (!document || !first) {
    documents.set(key, { invoiceIds, lines });
    return;
  }
  const { invoiceDate, dueDate, reference } = first;
  document.invoiceIds.push(...invoiceIds);
  document.lines.push(...lines.map((line) => ({ ...line, invoiceDate, dueDate, reference })));
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
  // The price at submission, to make the lines add up to the claim.
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

/** Bills of videographers, one for each number and currency, in the order of the invoices. */
export function billsOf(candidates: XeroCandidate[]): Chosen {
  const documents = new Map<string, Document>();
  const leftOut: LeftOut = [];
  for (const candidate of candidates) {
    const reason = billRefusal(candidate);
    if (reason !== undefined) {
      leftOut.push(leave(candidate, reason));
      continue;
    }
    const { uuid, numberKey, currency } = candidate;
    const key = JSON.stringify([numberKey, currency]);
    addTo(documents, key, { invoiceIds: [uuid], lines: billLines(candidate) });
  }
  return { documents: [...documents.values()], leftOut };
}

function saleLine(candidate: XeroCandidate, now: Date): XeroLine {
  const { booking, po_number: order, quote_number: quote } = candidate;
  const { address, client, invoice_to_user: contact, total_client_cost: price } = booking;
  return {
    contact: client.name,
    email: contact?.email ?? '',
    invoiceNumber: candidate.sales_invoice_number,
    reference: [order, quote].filter((part) => part !== '').join(' / '),
    ...period(now, address.timezone, xeroSettings.sales_invoices.termDays),
    description: shootOf(candidate),
    amount: price.cost,
    currency: price.currency,
  };
}

/**
 * Sales invoices to clients, dated today, one for each of the brand's numbers, in the order of the
 * invoices. Bills a booking once, even if several videographers invoice it.
 */
export function salesInvoicesOf(
  candidates: XeroCandidate[],
  { brand, now }: { brand: string; now: Date },
): Chosen {
  const documents = new Map<string, Document>();
  const leftOut: LeftOut = [];
  const billed = new Set<string>();
  const payers = new Map<string, string>();
  for (const candidate of candidates) {
    const { uuid, booking, numberKey } = candidate;
    const payer = JSON.stringify([booking.client.id, booking.total_client_cost.currency]);
    const reason =
      saleRefusal(candidate, brand) ??
      (billed.has(booking.uuid)
        ? 'Its booking is in this file already, with another invoice.'
        : (payers.get(numberKey) ?? payer) !== payer
          ? `Its ${brand} Invoice Number is in this file for another client or currency.`
          : undefined);
    if (reason !== undefined) {
      leftOut.push(leave(candidate, reason));
      continue;
    }
    billed.add(booking.uuid);
    payers.set(numberKey, payer);
    addTo(documents, numberKey, { invoiceIds: [uuid], lines: [saleLine(candidate, now)] });
  }
  return { documents: [...documents.values()], leftOut };
}
