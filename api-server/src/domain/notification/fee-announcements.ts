import type { FeeDue } from '../booking/booking-change.ts';
import type { Announcement, Announcements, News } from './announcement.ts';
import { feeDueMail, withinText } from './mails/fee-due.mail.ts';
import { feeInvoiceMail, feeWithdrawnMail } from './mails/fee-invoice.mail.ts';

/** For those who decide on the fee of a late cancellation (decisions §8.2). */
export const feeDueNews = (feeDue: FeeDue): News => ({
  topic: 'fees',
  verb: `cancelled ${withinText[feeDue.category]}, so that a fee is due for`,
  sides: ['finance'],
  flag: 'create_cancellation_fee',
  mail: feeDueMail(feeDue),
});

const fee = (verb: string, operatorId: string | null): Announcement => ({
  news: [
    {
      topic: 'fees',
      verb,
      sides: ['client', 'staff', 'finance'],
      people: operatorId ? [operatorId] : [],
      flag: 'read_cancellation_fees',
    },
  ],
});

/** Cancellation fees and their invoices. */
export const feeAnnouncements: Announcements<
  'fee_added' | 'fee_deleted' | 'fees_invoiceable' | 'fees_withdrawn'
> = {
  fee_added: ({ operatorId }) => fee('added a cancellation fee to', operatorId),
  fee_deleted: ({ operatorId }) => fee('deleted a cancellation fee of', operatorId),
  fees_invoiceable: ({ operatorIds: people }) => ({
    news: [
      {
        topic: 'fees',
        verb: 'opened the invoice of your fee for',
        sides: [],
        people,
        isSystem: true,
        mail: feeInvoiceMail(),
      },
    ],
  }),
  fees_withdrawn: ({ operatorIds: people, why }) => ({
    news: [
      {
        topic: 'fees',
        verb: 'closed the invoice of your fee for',
        sides: [],
        people,
        isSystem: true,
        isLast: why === 'deleted',
        mail: feeWithdrawnMail(why),
      },
    ],
  }),
};
