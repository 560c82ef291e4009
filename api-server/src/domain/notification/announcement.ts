import type { BookingFlag, NotificationTopic } from '@shootline/shared-api/contract';
import type { MailText } from '../../platform/mail/mail-text.ts';
import type { Message } from '../../platform/mail-queue/mail-queue.ts';
import type { MailBooking, MailTemplate } from './mails/mail-template.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingChange } from '../booking/change/booking-change.ts';

/**
 * Groups to notify, limited to users who may view the booking. `followers` are the account manager and the
 * staff who approved, offered or assigned it.
 */
export type Side = 'client' | 'videographer' | 'staff' | 'finance' | 'manager' | 'followers';

/** A notification and its recipients. */
export type Notice = {
  /** The topic that users choose channels for. */
  topic: NotificationTopic;
  /** The verb phrase, as in "Ana Smith <verb> Annual report". */
  verb: string;
  /** Follows the booking's title, as in "<verb> Annual report: <details>"; anything by default. */
  details?: string;
  sides: Side[];
  /** Further recipients, notified even if they may no longer view the booking. */
  users?: string[];
  /** Further recipients, who need the same rights as the sides. */
  others?: string[];
  /** Notified instead if the sides have no recipient apart from the actor. */
  orElse?: Side[];
  /** Names no actor, as the next videographer must not learn who was asked before. */
  isSystem?: boolean;
  /** The right that recipients need; `read_files` by default. */
  flag?: BookingFlag;
  /** Mailed to the recipients as well. */
  mail?: MailTemplate;
  /** Only mailed, and without a check of rights, as the booking is gone. */
  isLast?: boolean;
};

/** A mail to one user, sent whatever their choices. */
export type DirectMail = {
  to: string;
  mail: MailTemplate;
  /** Sent to the actor too. */
  isReceipt?: boolean;
};

/** A mail to somebody who need not have an account. */
export type ContactMail = {
  to: Message['to'];
  /** Their account, if they have one. */
  userId: string | null;
  write: (booking: MailBooking) => MailText;
};

/**
 * Recipients of one change. A user in several `news` gets the first one whose topic they have not muted,
 * and one mail per action.
 */
export type Announcement = { news?: Notice[]; mails?: DirectMail[]; contacts?: ContactMail[] };

export type ChangeKind = BookingChange['kind'];

/** Decides who is notified of a change and how; `by` is undefined for the system. */
export type Announce<Kind extends ChangeKind> = (
  change: Extract<BookingChange, { kind: Kind }>,
  by: Viewer | undefined,
) => Announcement;

export type Announcements<Kind extends ChangeKind> = { [Each in Kind]: Announce<Each> };
