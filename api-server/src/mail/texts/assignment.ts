import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Person } from '../../session/viewer.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Message } from '../mail.queue.ts';
import { shootLines } from './shoot-text.ts';

type Assigned = {
  to: Pick<Person, 'fullName' | 'email'>;
  row: Pick<BookingRow, 'booking'>;
  settings: MailSettings;
  /** Assigned, or no longer. */
  is: 'assigned' | 'released';
};

/** The mail that tells a videographer that they are assigned to a shoot, or no longer are. */
export function assignmentMail({ to, row: { booking }, settings, is }: Assigned): Message {
  const said =
    is === 'assigned'
      ? ['You are assigned to this shoot:']
      : ['You are no longer assigned to this shoot:'];
  const link =
    is === 'assigned'
      ? ['Everything about it is here:', `${settings.portalUrl}/booking/${booking.id}`, '']
      : [];
  return {
    kind: 'assignment',
    to: { name: to.fullName, address: to.email },
    subject:
      is === 'assigned'
        ? `You are assigned: ${booking.title}`
        : `No longer yours: ${booking.title}`,
    text: [
      `Hello ${to.fullName},`,
      '',
      ...said,
      '',
      ...shootLines(booking),
      '',
      ...link,
      settings.brand,
      '',
    ].join('\n'),
    bookingId: booking.id,
  };
}
