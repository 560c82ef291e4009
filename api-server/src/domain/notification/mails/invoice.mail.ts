import { roles } from '@shootline/shared-api/contract';
import { isFinanceStaff } from '../../../platform/session/viewer.ts';
import type { MailTemplate } from './mail-template.ts';
import type { InvoiceSubmission, SubmittedInvoice } from '../../invoice/invoice-change.ts';
import { bookingLink, nameOf } from './shoot-facts.ts';

function submittedFacts({ booking, claimed, expected }: SubmittedInvoice): [string, string][] {
  return [
    ['Shoot', nameOf(booking)],
    ['Client', booking.clientName],
    ['Claimed', claimed],
    ['Expected', expected],
  ];
}

function decisionLinks({ invoiceId, booking }: SubmittedInvoice, isOneOfMany: boolean) {
  const which = isOneOfMany ? ` for ${nameOf(booking)}` : '';
  return [
    { label: `Approve the invoice${which}`, to: `/invoice/${invoiceId}/make-approved` },
    { label: `Reject the invoice${which}`, to: `/invoice/${invoiceId}/make-rejected` },
  ];
}

const dashboardLink = (invoiceNumber: string) => {
  const query = new URLSearchParams({ view: 'all', invoice_number: invoiceNumber });
  return [{ label: 'See it in My Invoices', to: `/finance-dashboard?${query.toString()}` }];
};

/** One mail about the submitted invoices to those who decide on them, with links to do so. */
export function invoiceSubmittedMail({
  invoiceNumber,
  supplier,
  invoices,
  isCorrection,
  total,
}: InvoiceSubmission): MailTemplate {
  const isMany = invoices.length > 1;
  const isOther = invoices.some(({ claimed, expected }) => claimed !== expected);
  const done = isCorrection ? 'corrected' : 'submitted';
  return ({ booking, to, mayView }) => {
    if (!isFinanceStaff(to)) return undefined;
    const what = isMany ? `${invoices.length} bookings` : nameOf(booking);
    return {
      kind: 'invoice_submitted',
      subject: `Invoice ${invoiceNumber} of ${supplier}${isCorrection ? ', corrected' : ''}: ${what}`,
      content: {
        paragraphs: [
          `${supplier} has ${done} an invoice${isMany ? ` for ${what}` : ''}.`,
          ...(isOther ? ['Its amount differs from the expected one.'] : []),
        ],
        facts: [
          ['Invoice', invoiceNumber],
          ...(isMany ? [['Total claimed', total] satisfies [string, string]] : []),
          ...invoices.flatMap(submittedFacts),
        ],
        links: [
          ...invoices.flatMap((invoice) => decisionLinks(invoice, isMany)),
          ...dashboardLink(invoiceNumber),
          ...(isMany ? [] : bookingLink(booking, mayView)),
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

/** The decision on an invoice, to its videographer. */
export function invoiceDecidedMail({
  decision,
  invoiceNumber,
  reason,
}: DecidedInvoice): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (to.role !== roles.camera_operator) return undefined;
    return {
      kind: `invoice_${decision}`,
      subject: `Invoice ${invoiceNumber} is ${decision}: ${nameOf(booking)}`,
      content: {
        paragraphs:
          decision === 'approved'
            ? ['Your invoice has been approved.']
            : ['Your invoice has been rejected. Please correct it and submit it again.'],
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
