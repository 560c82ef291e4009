import type { BookingFlag } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mails/mail-template.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingChange } from '../booking/booking-change.ts';

/** The groups to notify; only those of them who may view the booking are told. */
export type Side = 'client' | 'operator' | 'staff' | 'finance';

/** A notification and its recipients. */
export type News = {
  /** What the actor did, as in "Ana Smith <verb> Annual report". */
  verb: string;
  sides: Side[];
  /** Further people, told even if they may no longer view the booking. */
  people?: string[];
  /** Further people, who need the same rights as the sides. */
  others?: string[];
  /** People who get another notification of the same change instead. */
  except?: string[];
  /** Who has this right gets another notification of the same change instead. */
  exceptFlag?: BookingFlag | undefined;
  /** Comes from the system: the next videographer must not learn who was asked before. */
  isSystem?: boolean;
  /** The right that recipients need; `read_files` by default. */
  flag?: BookingFlag;
  /** Mailed to the recipients as well. */
  mail?: MailTemplate;
};

/** A mail to one person, independent of notifications. */
export type DirectMail = { to: string; mail: MailTemplate };

export type Announcement = { news?: News[]; mails?: DirectMail[] };

export type ChangeKind = BookingChange['kind'];

/** Who is told of a change, and what; `by` is undefined for the system. */
export type Announce<Kind extends ChangeKind> = (
  change: Extract<BookingChange, { kind: Kind }>,
  about: { by: Viewer | undefined; accountManagerId: string | null },
) => Announcement;

export type Announcements<Kind extends ChangeKind> = { [Each in Kind]: Announce<Each> };
