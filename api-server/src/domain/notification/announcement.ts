import type { BookingFlag } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mails/mail-template.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingChange } from '../booking/booking-change.ts';

/** The sides that may have to know of something; who of them may view the booking is told. */
export type Side = 'client' | 'operator' | 'staff' | 'finance';

/** A notification, and whom it concerns. */
export type News = {
  /** What the actor did, as in "Ana Smith <verb> Annual report". */
  verb: string;
  sides: Side[];
  /** People beside them: told even where they may no longer view the booking. */
  people?: string[];
  /** People beside the sides, with the same rights needed. */
  others?: string[];
  /** Who gets other news of the same, and not these. */
  except?: string[];
  /** Nobody's doing: it followed, and the next must not read who was before. */
  isSystem?: boolean;
  /** Told only who has this right on the booking. */
  flag?: BookingFlag;
  /** What those who are told get as a mail, too. */
  mail?: MailTemplate;
};

/** A mail to one person, whether or not they are notified. */
export type DirectMail = { to: string; mail: MailTemplate };

export type Announcement = { news?: News[]; mails?: DirectMail[] };

export type ChangeKind = BookingChange['kind'];

/** Who is told of a change, and what; `by` is undefined where the system itself did it. */
export type Announce<Kind extends ChangeKind> = (
  change: Extract<BookingChange, { kind: Kind }>,
  about: { by: Viewer | undefined; accountManagerId: string | null },
) => Announcement;

export type Announcements<Kind extends ChangeKind> = { [Each in Kind]: Announce<Each> };
