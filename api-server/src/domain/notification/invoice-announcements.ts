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

/** Notifies finance of submitted invoices, and the videographer of decisions on them. */
export const invoiceAnnouncements: Announcements<
  'invoice_submitted' | 'invoice_approved' | 'invoice_rejected' | 'invoice_file_deleted'
> = {
  invoice_submitted: ({ isCorrection, submission }) => ({
    news: [
      {
        topic: 'invoices',
        verb: isCorrection ? 'corrected an invoice for' : 'submitted an invoice for',
        sides: ['finance'],
        ...(submission && { mail: invoiceSubmittedMail(submission) }),
      },
    ],
  }),
  invoice_approved: ({ videographerId, invoiceNumber }) => ({
    news: [
      toSupplier(
        'approved your invoice for',
        videographerId,
        invoiceDecidedMail({ decision: 'approved', invoiceNumber }),
      ),
    ],
  }),
  invoice_rejected: ({ videographerId, invoiceNumber, reason }) => ({
    news: [
      toSupplier(
        'rejected your invoice for',
        videographerId,
        invoiceDecidedMail({ decision: 'rejected', invoiceNumber, reason }),
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
