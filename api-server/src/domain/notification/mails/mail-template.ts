import type { Address, BookingPermissions, BookingState } from '@shootline/shared-api/contract';
import type { BriefNameWith } from '@shootline/shared-api/rules/brief';
import type { MailText } from '../../../platform/mail/mail-text.ts';
import type { User } from '../../../platform/session/viewer.ts';
import type { ColumnOf, Stored } from '../../booking/brief/brief-columns.rules.ts';
import type { HubProjectState } from '../../schema/booking.ts';

/** The booking's columns that mails show. */
export type MailBooking = Pick<Stored, ColumnOf<BriefNameWith<'mail'>>> & {
  id: string;
  state: BookingState;
  title: string;
  bookingUid: string | null;
  clientName: string;
  date: Date | null;
  arrivalAndSetupDate: Date | null;
  /** Hours. */
  duration: number | null;
  address: Address | null;
  cancellationReason: string | null;
  hubProjectUrl: string | null;
  hubProjectState: HubProjectState;
};

/** A mail's booking and recipient. */
export type MailContext = {
  booking: MailBooking;
  to: Pick<User, 'id' | 'role' | 'fullName' | 'email'>;
  /** Whether they may open the booking in the portal. */
  mayView: boolean;
  /** Their rights on the booking; none if absent. */
  rights?: Pick<BookingPermissions, 'read_client_cost' | 'read_camera_operator_cost'>;
};

/** Writes the mail to a recipient; undefined if they get none. */
export type MailTemplate = (context: MailContext) => MailText | undefined;
