import { costText, formatMoney, t } from '@shootline/shared-api/rules';
import { roles } from '@shootline/shared-api/contract';
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

const done = (isCorrection: boolean, supplier: string) =>
  isCorrection
    ? t('{supplier} has corrected an invoice.', { supplier })
    : t('{supplier} has submitted an invoice.', { supplier });

const doneForMany = (isCorrection: boolean, of: { supplier: string; bookings: string }) =>
  isCorrection
    ? t('{supplier} has corrected an invoice for {bookings}.', of)
    : t('{supplier} has submitted an invoice for {bookings}.', of);

/** One mail about the submitted invoices to those who decide on them, with links to do so. */
export function invoiceSubmittedMail({
  invoiceNumber,
  supplier,
  invoices,
  isCorrection,
  total,
}: InvoiceSubmission): MailTemplate {
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
      subject: isCorrection
        ? t('Invoice {number} of {supplier}, corrected: {bookings}', named)
        : t('Invoice {number} of {supplier}: {bookings}', named),
      content: {
        paragraphs: [
          isMany ? doneForMany(isCorrection, of) : done(isCorrection, supplier),
          ...(isOther ? [t('Its amount differs from the expected one.')] : []),
        ],
        facts: [
          [t('Invoice'), invoiceNumber],
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
    const named = { number: invoiceNumber, booking: nameOf(booking) };
    return {
      kind: `invoice_${decision}`,
      subject:
        decision === 'approved'
          ? t('Invoice {number} is approved: {booking}', named)
          : t('Invoice {number} is rejected: {booking}', named),
      content: {
        paragraphs:
          decision === 'approved'
            ? [t('Your invoice has been approved.')]
            : [t('Your invoice has been rejected. Please correct it and submit it again.')],
        facts: [
          [t('Invoice'), invoiceNumber],
          [t('Shoot'), nameOf(booking)],
          ...(reason ? [[t('Reason'), reason] satisfies [string, string]] : []),
        ],
        links: bookingLink(booking, mayView),
      },
    };
  };
}
