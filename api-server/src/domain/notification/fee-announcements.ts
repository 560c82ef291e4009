import type { FeeDue } from '../booking/change/booking-change.ts';
import type { Announcement, Announcements, Notice } from './announcement.ts';
import { feeDueMail, withinText } from './mails/fee-due.mail.ts';
import { feeInvoiceMail, feeWithdrawnMail } from './mails/fee-invoice.mail.ts';

/** For those who decide on the fee of a late cancellation. */
export const feeDueNotice = (feeDue: FeeDue): Notice => ({
  topic: 'fees',
  verb: `cancelled ${withinText[feeDue.category]}, so that a fee is due for`,
  sides: ['finance'],
  flag: 'create_cancellation_fee',
  mail: feeDueMail(feeDue),
});

const fee = (verb: string, videographerId: string | null): Announcement => ({
  news: [
    {
      topic: 'fees',
      verb,
      sides: ['client', 'staff', 'finance'],
      users: videographerId ? [videographerId] : [],
      flag: 'read_cancellation_fees',
    },
  ],
});

/** Cancellation fees and their invoices. */
export const feeAnnouncements: Announcements<
  'fee_added' | 'fee_deleted' | 'fee_waived' | 'fees_invoiceable' | 'fees_withdrawn'
> = {
  fee_added: ({ videographerId }) => fee('added a cancellation fee to', videographerId),
  fee_deleted: ({ videographerId }) => fee('deleted a cancellation fee of', videographerId),
  fee_waived: ({ videographerId }) => fee('waived the cancellation fee of', videographerId),
  fees_invoiceable: ({ videographerIds: users }) => ({
    news: [
      {
        topic: 'fees',
        verb: 'opened the invoice of your fee for',
        sides: [],
        users,
        isSystem: true,
        mail: feeInvoiceMail(),
      },
    ],
  }),
  fees_withdrawn: ({ videographerIds: users, why }) => ({
    news: [
      {
        topic: 'fees',
        verb: 'closed the invoice of your fee for',
        sides: [],
        users,
        isSystem: true,
        isLast: why === 'deleted',
        mail: feeWithdrawnMail(why),
      },
    ],
  }),
};
