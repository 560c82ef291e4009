import type { Address } from '@shootline/shared-api/contract';
import type { MailAttachment, MailContent } from '../db/schema/job.ts';
import type { Person } from '../session/viewer.ts';

/** What is said to someone, without to whom. */
export type Letter = {
  /** Which text it is, as in the list of mails. */
  kind: string;
  subject: string;
  content: MailContent;
  attachments?: MailAttachment[];
};

/** What letters tell of a booking; a row of bookings has it all. */
export type LetterBooking = {
  id: string;
  title: string;
  bookingUid: string | null;
  clientName: string;
  date: Date | null;
  arrivalAndSetupDate: Date | null;
  /** Hours. */
  duration: number | null;
  address: Address | null;
  videoType: string | null;
  cancellationReason: string | null;
};

export type Occasion = {
  booking: LetterBooking;
  to: Pick<Person, 'role' | 'fullName' | 'email'>;
  /** Whether they may open the booking in the portal. */
  mayView: boolean;
};

/** The letter for one of those who get the news of a booking; undefined: they get no mail. */
export type Writing = (occasion: Occasion) => Letter | undefined;
