import type { Address } from '@shootline/shared-api/contract';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { Person } from '../../../platform/session/viewer.ts';

/** What mails tell of a booking; a row of bookings has it all. */
export type MailBooking = {
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

/** Whom a mail about a booking goes to. */
export type MailContext = {
  booking: MailBooking;
  to: Pick<Person, 'role' | 'fullName' | 'email'>;
  /** Whether they may open the booking in the portal. */
  mayView: boolean;
};

/** The mail to one of those whom a change of a booking concerns; undefined: they get none. */
export type MailTemplate = (context: MailContext) => Letter | undefined;
