import { commentVerbs, type NotificationTopic } from '@shootline/shared-api/contract';
import type { Rescheduling } from '../booking/change/booking-change.ts';
import type { MailTemplate } from './mails/mail-template.ts';
import type { Announcement, Announcements, Notice, Side } from './announcement.ts';
import { feeDueNotice } from './fee-announcements.ts';
import { callSheetMail, contactSheetMail, recipientOf } from './mails/call-sheet.mail.ts';
import { lateChangeMail } from './mails/late-change.mail.ts';
import { cancelledMail, decisionMail, feedbackMail } from './mails/decision.mail.ts';

/** For everyone involved who may view the booking, and for a former videographer. */
function everyone(
  topic: NotificationTopic,
  verb: string,
  { former = null, mail }: { former?: string | null; mail?: MailTemplate } = {},
): Notice {
  const users = former === null ? [] : [former];
  return { topic, verb, sides: ['client', 'videographer', 'staff'], users, ...(mail && { mail }) };
}

const files = (verb: string): Announcement => ({
  news: [{ ...everyone('files', verb), flag: 'read_files' }],
});

const updates: Record<Rescheduling | 'text', Notice[]> = {
  text: [everyone('changes', 'updated')],
  kept: [everyone('decisions', 'updated', { mail: decisionMail('changed') })],
  withdrawn: [
    { topic: 'decisions', verb: 'updated and so withdrew the offers of', sides: ['staff'] },
    everyone('decisions', 'updated', { mail: decisionMail('changed') }),
  ],
  reconfirming: [
    everyone('decisions', 'updated and asked the videographer to confirm', {
      mail: decisionMail('reconfirming'),
    }),
  ],
};

const purchaseOrder = (sides: Side[]): Notice => ({
  topic: 'changes',
  verb: 'changed the purchase order of',
  sides,
  flag: 'read_client_cost',
});

const threads = {
  project: {
    topic: 'comments',
    verb: commentVerbs.project,
    sides: ['client', 'videographer', 'staff'],
  },
  internal: { topic: 'comments', verb: commentVerbs.internal, sides: ['staff'] },
} satisfies Record<string, Notice>;

/** Changes of a booking's state, brief, files, price and comments. */
export const bookingAnnouncements: Announcements<
  | 'submitted'
  | 'updated'
  | 'approved'
  | 'put_on_hold'
  | 'made_active'
  | 'cancelled'
  | 'late_change_allowed'
  | 'deleted'
  | 'shoot_completed'
  | 'footage_provided'
  | 'completed'
  | 'feedback_given'
  | 'price_updated'
  | 'purchase_order_updated'
  | 'file_added'
  | 'file_deleted'
  | 'call_sheet_generated'
  | 'call_sheet_approved'
  | 'commented'
> = {
  submitted: () => ({
    news: [
      {
        topic: 'submissions',
        verb: 'submitted',
        sides: ['client', 'staff'],
        mail: decisionMail('submitted'),
      },
    ],
  }),
  updated: ({ rescheduling, hasPurchaseOrder }) => ({
    news: [
      ...updates[rescheduling ?? 'text'],
      ...(hasPurchaseOrder ? [purchaseOrder(['finance'])] : []),
    ],
  }),
  approved: () => ({
    news: [everyone('decisions', 'approved', { mail: decisionMail('approved') })],
  }),
  put_on_hold: ({ formerVideographerId: former }) => ({
    news: [everyone('decisions', 'put on hold', { former, mail: decisionMail('on_hold') })],
  }),
  made_active: ({ formerVideographerId: former }) => ({
    news: [everyone('decisions', 'made active', { former, mail: decisionMail('active') })],
  }),
  cancelled: ({ feeDue, prices }) => ({
    news: [
      ...(feeDue ? [feeDueNotice(feeDue)] : []),
      everyone('decisions', 'cancelled', { mail: cancelledMail(prices) }),
    ],
  }),
  late_change_allowed: ({ part, until }) => ({
    news: [
      {
        topic: 'decisions',
        verb: 'allowed a late change of',
        sides: ['client', 'staff'],
        mail: lateChangeMail(part, until),
      },
    ],
  }),
  deleted: ({ draftOf }) => ({
    news: [
      {
        topic: 'decisions',
        verb: 'deleted',
        sides: draftOf === null ? ['client'] : [],
        users: draftOf === null ? [] : [draftOf],
        isLast: true,
        mail: decisionMail('deleted'),
      },
    ],
  }),
  shoot_completed: () => ({ news: [everyone('progress', 'completed the shoot of')] }),
  footage_provided: () => ({ news: [everyone('progress', 'provided footage for')] }),
  completed: ({ askedForFeedback: users }) => ({
    news: [
      {
        topic: 'feedback',
        verb: 'completed and asks for your feedback on',
        sides: [],
        users,
        mail: feedbackMail(),
      },
      everyone('progress', 'completed', { mail: decisionMail('completed') }),
    ],
  }),
  feedback_given: () => ({
    news: [{ topic: 'feedback', verb: 'gave feedback on', sides: ['staff'] }],
  }),
  price_updated: () => ({
    news: [
      {
        topic: 'changes',
        verb: 'updated the price of',
        sides: ['client', 'staff'],
        flag: 'read_client_cost',
      },
      {
        topic: 'changes',
        verb: 'updated the price of',
        sides: ['videographer'],
        flag: 'read_camera_operator_cost',
      },
    ],
  }),
  purchase_order_updated: () => ({ news: [purchaseOrder(['client', 'finance'])] }),
  file_added: () => files('added a file to'),
  file_deleted: () => files('deleted a file of'),
  call_sheet_generated: (sheet) => ({
    contacts: sheet.readers
      .filter(({ role }) => role !== 'videographer')
      .map((reader) => ({
        to: recipientOf(reader),
        userId: reader.userId,
        write: contactSheetMail(sheet, reader),
      })),
    news: [
      {
        topic: 'call_sheets',
        verb: 'generated a call sheet for',
        sides: ['videographer', 'staff'],
        mail: callSheetMail(sheet),
      },
    ],
  }),
  call_sheet_approved: ({ madeById }) => ({
    news: [
      {
        topic: 'call_sheets',
        verb: 'approved the call sheet of',
        sides: ['videographer', 'staff'],
        others: [madeById],
      },
    ],
  }),
  commented: ({ thread, participants }) => ({
    news: [{ ...threads[thread], others: participants, flag: `read_${thread}_comment_thread` }],
  }),
};
