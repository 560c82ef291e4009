import { costText, formatMoney, t } from '@shootline/shared-api/rules';
import { type InvoiceKind, roles } from '@shootline/shared-api/contract';
import { isFinanceStaff } from '../../../platform/session/viewer.ts';
import type { MailTemplate } from './mail-template.ts';
import type { InvoiceSubmission, SubmittedInvoice } from '../../invoice/invoice-change.ts';
import { bookingLink, nameOf } from './shoot-facts.ts';

function submittedFacts({
  booking,
  claimed,
  currency,
  expected,
}: SubmittedInvoice): [string, string][] {
  return [
    [t('Shoot'), nameOf(booking)],
    [t('Client'), booking.clientName],
    [t('Claimed'), formatMoney(claimed, currency)],
    [t('Expected'), costText(expected)],
  ];
}

function decisionLinks({ invoiceId, booking }: SubmittedInvoice, isOneOfMany: boolean) {
  const of = { booking: nameOf(booking) };
  return [
    {
      label: isOneOfMany ? t('Approve the invoice for {booking}', of) : t('Approve the invoice'),
      to: `/invoice/${invoiceId}/make-approved`,
    },
    {
      label: isOneOfMany ? t('Reject the invoice for {booking}', of) : t('Reject the invoice'),
      to: `/invoice/${invoiceId}/make-rejected`,
    },
  ];
}

const dashboardLink = (invoiceNumber: string) => {
  const query = new URLSearchParams({ view: 'all', invoice_number: invoiceNumber });
  return [{ label: t('See it in My Invoices'), to: `/finance-dashboard?${query.toString()}` }];
};

function done({ kind, isCorrection, supplier }: InvoiceSubmission): string {
  if (kind === 'credit_note') {
    return isCorrection
      ? t('{supplier} has corrected a credit note.', { supplier })
      : t('{supplier} has submitted a credit note.', { supplier });
  }
  return isCorrection
    ? t('{supplier} has corrected an invoice.', { supplier })
    : t('{supplier} has submitted an invoice.', { supplier });
}

const doneForMany = (isCorrection: boolean, of: { supplier: string; bookings: string }) =>
  isCorrection
    ? t('{supplier} has corrected an invoice for {bookings}.', of)
    : t('{supplier} has submitted an invoice for {bookings}.', of);

function submittedSubject({ kind, isCorrection }: InvoiceSubmission, named: Named): string {
  if (kind === 'credit_note') {
    return isCorrection
      ? t('Credit note {number} of {supplier}, corrected: {bookings}', named)
      : t('Credit note {number} of {supplier}: {bookings}', named);
  }
  return isCorrection
    ? t('Invoice {number} of {supplier}, corrected: {bookings}', named)
    : t('Invoice {number} of {supplier}: {bookings}', named);
}

type Named = { number: string; supplier: string; bookings: string };

/** One mail about the submitted invoices to those who decide on them, with links to do so. */
export function invoiceSubmittedMail(submission: InvoiceSubmission): MailTemplate {
  const { kind, invoiceNumber, supplier, invoices, isCorrection, total } = submission;
  const isMany = invoices.length > 1;
  const isOther = invoices.some(
    ({ claimed, expected }) => claimed !== expected.cost || expected.fee_under_review,
  );
  const currency = invoices[0]?.currency ?? '';
  return ({ booking, to, mayView }) => {
    if (!isFinanceStaff(to)) return undefined;
    const booked = isMany ? t('{count} bookings', { count: invoices.length }) : nameOf(booking);
    const of = { supplier, bookings: booked };
    const named = { ...of, number: invoiceNumber };
    return {
      kind: 'invoice_submitted',
      subject: submittedSubject(submission, named),
      content: {
        paragraphs: [
          isMany ? doneForMany(isCorrection, of) : done(submission),
          ...(isOther ? [t('Its amount differs from the expected one.')] : []),
        ],
        facts: [
          [kind === 'invoice' ? t('Invoice') : t('Credit note'), invoiceNumber],
          ...(isMany
            ? [[t('Total claimed'), formatMoney(total, currency)] satisfies [string, string]]
            : []),
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

type OfBooking = { number: string; booking: string };

const decided = {
  invoice: {
    approved: {
      subject: (of: OfBooking) => t('Invoice {number} is approved: {booking}', of),
      done: () => t('Your invoice has been approved.'),
    },
    rejected: {
      subject: (of: OfBooking) => t('Invoice {number} is rejected: {booking}', of),
      done: () => t('Your invoice has been rejected. Please correct it and submit it again.'),
    },
  },
  credit_note: {
    approved: {
      subject: (of: OfBooking) => t('Credit note {number} is approved: {booking}', of),
      done: () => t('Your credit note has been approved.'),
    },
    rejected: {
      subject: (of: OfBooking) => t('Credit note {number} is rejected: {booking}', of),
      done: () => t('Your credit note has been rejected. Please correct it and submit it again.'),
    },
  },
};

export type DecidedInvoice = {
  of: InvoiceKind;
  decision: 'approved' | 'rejected';
  invoiceNumber: string;
  /** Why it was rejected; may be empty. */
  reason?: string;
};

/** The decision on an invoice, to its videographer. */
export function invoiceDecidedMail({
  of,
  decision,
  invoiceNumber,
  reason,
}: DecidedInvoice): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (to.role !== roles.camera_operator) return undefined;
    const named = { number: invoiceNumber, booking: nameOf(booking) };
    const texts = decided[of][decision];
    return {
      kind: `invoice_${decision}`,
      subject: texts.subject(named),
      content: {
        paragraphs: [texts.done()],
        facts: [
          [of === 'invoice' ? t('Invoice') : t('Credit note'), invoiceNumber],
          [t('Shoot'), nameOf(booking)],
          ...(reason ? [[t('Reason'), reason] satisfies [string, string]] : []),
        ],
        links: bookingLink(booking, mayView),
      },
    };
  };
}
