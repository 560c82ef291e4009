import type { Invoice } from '@shootline/shared-api/contract';
import { safeText } from '@shootline/shared-api/rules';
import type { Obstacle } from './xero-number.rules.ts';

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
  /** Obstacle to its number in this file. */
  obstacle: Obstacle | undefined;
};

/** Whether a text would need escaping. Xero finds contacts and documents by it, so it must not change. */
const isUnsafe = (value: string) => safeText(value) !== value;

const unsafe = 'begins with a character that spreadsheets compute with. Please enter it by hand.';

const obstacles: Record<Obstacle, string> = {
  entered: 'is in Xero already, for another booking.',
  unapproved: 'also covers bookings that are not approved yet.',
  unselected: 'also covers bookings that are not selected.',
};

/** The reason why an invoice cannot be in a file of bills, or undefined. */
export function billRefusal(candidate: XeroCandidate): string | undefined {
  const { invoice_number: number, obstacle } = candidate;
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.added_to_xero) return 'It is in Xero already.';
  if (number === '') return 'It has no number.';
  if (isUnsafe(number)) return `Its number ${unsafe}`;
  if (isUnsafe(candidate.booking.camera_operator_full_name ?? '')) {
    return `The name of its videographer ${unsafe}`;
  }
  return obstacle && `Its number ${obstacles[obstacle]}`;
}

/** The reason why an invoice cannot be in a file of sales invoices, or undefined. */
export function saleRefusal(candidate: XeroCandidate, brand: string): string | undefined {
  const { booking, sales_invoice_number: number, obstacle } = candidate;
  if (candidate.state !== 'approved') return 'It is not approved.';
  if (candidate.billed_to_client) return 'It is billed to the client already.';
  if (number === '') return `It has no ${brand} Invoice Number.`;
  if (booking.total_client_cost.cost === 0) return 'The client pays nothing for it.';
  if (candidate.isBookingBilled) {
    return 'Its booking is billed to the client already, with another invoice.';
  }
  if (isUnsafe(number)) return `Its ${brand} Invoice Number ${unsafe}`;
  if (isUnsafe(booking.client.name)) return `The name of its client ${unsafe}`;
  if (obstacle === 'entered') {
    return `Its ${brand} Invoice Number is billed already, for another booking.`;
  }
  return obstacle && `Its ${brand} Invoice Number ${obstacles[obstacle]}`;
}
