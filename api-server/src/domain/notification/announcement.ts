import type { BookingFlag, NotificationTopic } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mails/mail-template.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingChange } from '../booking/booking-change.ts';

/**
 * The groups to notify; only those of them who may view the booking are told. `followers` are the
 * account manager and who approved, offered or assigned it (decisions §8.6).
 */
export type Side = 'client' | 'operator' | 'staff' | 'finance' | 'manager' | 'followers';

/** A notification and its recipients. */
export type News = {
  /** What it is about: users choose how they are told of it. */
  topic: NotificationTopic;
  /** What the actor did, as in "Ana Smith <verb> Annual report". */
  verb: string;
  sides: Side[];
  /** Further people, told even if they may no longer view the booking. */
  people?: string[];
  /** Further people, who need the same rights as the sides. */
  others?: string[];
  /** Told in their place when there is nobody of these sides, or nobody but the actor. */
  orElse?: Side[];
  /** Comes from the system: the next videographer must not learn who was asked before. */
  isSystem?: boolean;
  /** The right that recipients need; `read_files` by default. */
  flag?: BookingFlag;
  /** Mailed to the recipients as well. */
  mail?: MailTemplate;
  /** Mailed only, whatever rights are left: the booking is gone. */
  isLast?: boolean;
};

/** A mail to one person, which they always get. */
export type DirectMail = {
  to: string;
  mail: MailTemplate;
  /** Sent to the actor too. */
  isReceipt?: boolean;
};

/** Who is named by several news of one change is notified of the first that they have not muted; of an act's mails, they get one. */
export type Announcement = { news?: News[]; mails?: DirectMail[] };

export type ChangeKind = BookingChange['kind'];

/** Who is told of a change, and what; `by` is undefined for the system. */
export type Announce<Kind extends ChangeKind> = (
  change: Extract<BookingChange, { kind: Kind }>,
  by: Viewer | undefined,
) => Announcement;

export type Announcements<Kind extends ChangeKind> = { [Each in Kind]: Announce<Each> };
