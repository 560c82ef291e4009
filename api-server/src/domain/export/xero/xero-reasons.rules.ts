import type { Invoice } from '@shootline/shared-api/contract';
import { safeText } from '@shootline/shared-api/rules';
import type { NumberConflict } from './xero-number.rules.ts';

/** An invoice with further facts that the dashboard does not show. */
export type XeroCandidate = Invoice & {
  /** Currency of the claim. */
  currency: string;
  supplierEmail: string;
  /** Time when its claim was submitted or last corrected. */
  claimed: Date;
  /** Its booking is billed to the client by another invoice. */
  isBookingBilled: boolean;
  /** Key of its document. */
  numberKey: string;
  /** Why its number cannot be in this file. */
  numberConflict: NumberConflict | undefined;
};

/** Whether a text would need escaping. Xero finds contacts and documents by it, so it must not change. */
const isUnsafe = (value: string) => safeText(value) !== value;

const unsafe = 'begins with a character that spreadsheets compute with. Please enter it by hand.';

const conflictTexts: Record<NumberConflict, string> = {
  entered: 'is in Xero already, for another booking.',
  unapproved: 'also covers bookings that are not approved yet.',
  unselected: 'also covers bookings that are not selected.',
};

/** The reason why an invoice cannot be in a file of bills, or undefined. */
export function billRefusal(candidate: XeroCandidate): string | undefined {
  const { invoice_number: number, numberConflict } = candidate;
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.added_to_xero) return 'It is in Xero already.';
  if (number === '') return 'It has no number.';
  if (isUnsafe(number)) return `Its number ${unsafe}`;
  if (isUnsafe(candidate.booking.camera_operator_full_name ?? '')) {
    return `The name of its videographer ${unsafe}`;
  }
  return numberConflict && `Its number ${conflictTexts[numberConflict]}`;
}

/** The reason why an invoice cannot be in a file of sales invoices, or undefined. */
export function saleRefusal(candidate: XeroCandidate, brand: string): string | undefined {
  const { booking, sales_invoice_number: number, numberConflict } = candidate;
  if (candidate.kind === 'credit_note') return 'A credit note is not billed to the client.';
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.billed_to_client) return 'It is billed to the client already.';
  if (number === '') return `It has no ${brand} Invoice Number.`;
  if (booking.total_client_cost.fee_under_review) {
    return 'The cancellation fee of its booking is under review.';
  }
  if (booking.total_client_cost.cost === 0) return 'The client pays nothing for it.';
  if (candidate.isBookingBilled) {
    return 'Its booking is billed to the client already, with another invoice.';
  }
  if (isUnsafe(number)) return `Its ${brand} Invoice Number ${unsafe}`;
  if (isUnsafe(booking.client.name)) return `The name of its client ${unsafe}`;
  if (numberConflict === 'entered') {
    return `Its ${brand} Invoice Number is billed already, for another booking.`;
  }
  return numberConflict && `Its ${brand} Invoice Number ${conflictTexts[numberConflict]}`;
}
