import type { MailTemplate } from './mails/mail-template.ts';
import type { Announcements, Notice } from './announcement.ts';
import { invoiceDecidedMail, invoiceSubmittedMail } from './mails/invoice.mail.ts';

const toSupplier = (verb: string, videographerId: string, mail?: MailTemplate): Notice => ({
  topic: 'invoice_decisions',
  verb,
  sides: [],
  users: [videographerId],
  ...(mail && { mail }),
});

/** The verbs of notifications about an invoice or a credit note. */
export const invoiceVerbs = {
  invoice: {
    submitted: 'submitted an invoice for',
    corrected: 'corrected an invoice for',
    approved: 'approved your invoice for',
    rejected: 'rejected your invoice for',
  },
  credit_note: {
    submitted: 'submitted a credit note for',
    corrected: 'corrected a credit note for',
    approved: 'approved your credit note for',
    rejected: 'rejected your credit note for',
  },
};

/** Notifies finance of submitted invoices, and the videographer of decisions on them. */
export const invoiceAnnouncements: Announcements<
  'invoice_submitted' | 'invoice_approved' | 'invoice_rejected' | 'invoice_file_deleted'
> = {
  invoice_submitted: ({ of, isCorrection, submission }) => ({
    news: [
      {
        topic: 'invoices',
        verb: invoiceVerbs[of][isCorrection ? 'corrected' : 'submitted'],
        sides: ['finance'],
        ...(submission && { mail: invoiceSubmittedMail(submission) }),
      },
    ],
  }),
  invoice_approved: ({ of, videographerId, invoiceNumber }) => ({
    news: [
      toSupplier(
        invoiceVerbs[of].approved,
        videographerId,
        invoiceDecidedMail({ of, decision: 'approved', invoiceNumber }),
      ),
    ],
  }),
  invoice_rejected: ({ of, videographerId, invoiceNumber, reason }) => ({
    news: [
      toSupplier(
        invoiceVerbs[of].rejected,
        videographerId,
        invoiceDecidedMail({ of, decision: 'rejected', invoiceNumber, reason }),
      ),
    ],
  }),
  invoice_file_deleted({ videographerId }, by) {
    const verb = 'deleted the file of an invoice for';
    return {
      news: [
        by?.id === videographerId
          ? { topic: 'invoices', verb, sides: ['finance'] }
          : toSupplier(verb, videographerId),
      ],
    };
  },
};
