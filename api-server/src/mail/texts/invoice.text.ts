import { roles } from '@shootline/shared-api/contract';
import type { Writing } from '../letter.ts';
import { bookingLink, nameOf } from './shoot-facts.ts';

export type SubmittedInvoice = {
  invoiceId: string;
  invoiceNumber: string;
  /** Full name of the videographer. */
  supplier: string;
  /** The claimed amount with its currency. */
  claimed: string;
  /** What was expected, with its currency, where it is another amount. */
  expected?: string;
};

/** A submitted invoice to those who decide on it, with the links to do so. */
export function invoiceSubmittedMail(invoice: SubmittedInvoice): Writing {
  const { invoiceId, invoiceNumber, supplier, claimed, expected } = invoice;
  return ({ booking, to, mayView }) => {
    if (to.role < roles.finance) return undefined;
    return {
      kind: 'invoice_submitted',
      subject: `Invoice ${invoiceNumber} of ${supplier}: ${nameOf(booking)}`,
      content: {
        paragraphs: [
          `${supplier} has submitted an invoice.`,
          ...(expected === undefined ? [] : ['Its amount is not the one that was expected.']),
        ],
        facts: [
          ['Invoice', invoiceNumber],
          ['Shoot', nameOf(booking)],
          ['Client', booking.clientName],
          ['Claimed', claimed],
          ...(expected === undefined ? [] : [['Expected', expected] satisfies [string, string]]),
        ],
        links: [
          { label: 'Approve the invoice', to: `/invoice/${invoiceId}/make-approved` },
          { label: 'Reject the invoice', to: `/invoice/${invoiceId}/make-rejected` },
          ...bookingLink(booking, mayView),
        ],
      },
    };
  };
}

export type DecidedInvoice = {
  decision: 'approved' | 'rejected';
  invoiceNumber: string;
  /** Why it was rejected; may be empty. */
  reason?: string;
};

/** The decision on an invoice to the videographer who submitted it. */
export function invoiceDecidedMail({ decision, invoiceNumber, reason }: DecidedInvoice): Writing {
  return ({ booking, to, mayView }) => {
    if (to.role !== roles.camera_operator) return undefined;
    return {
      kind: `invoice_${decision}`,
      subject: `Invoice ${invoiceNumber} is ${decision}: ${nameOf(booking)}`,
      content: {
        paragraphs:
          decision === 'approved'
            ? ['Your invoice is approved.']
            : ['Your invoice is rejected. Please correct it and submit it again.'],
        facts: [
          ['Invoice', invoiceNumber],
          ['Shoot', nameOf(booking)],
          ...(reason ? [['Reason', reason] satisfies [string, string]] : []),
        ],
        links: bookingLink(booking, mayView),
      },
    };
  };
}
