import { zoneOf } from '@shootline/shared-api/rules';
import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Person } from '../../session/viewer.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Message } from '../mail.queue.ts';
import { instantText, shootLines } from './shoot-text.ts';

type Offered = {
  to: Pick<Person, 'fullName' | 'email'>;
  offer: { id: string; exclusiveUntil: Date | null };
  row: Pick<BookingRow, 'booking'>;
  settings: MailSettings;
  /** They were assigned, and the shoot has changed since. */
  isChanged: boolean;
};

/** The mail that offers a shoot to a videographer, or asks them to confirm a changed one. */
export function offerMail({ to, offer, row: { booking }, settings, isChanged }: Offered): Message {
  const until = offer.exclusiveUntil && instantText(offer.exclusiveUntil, zoneOf(booking));
  const question = isChanged
    ? 'A shoot that you were assigned to has changed. Can you still film it?'
    : 'Can you film this shoot?';
  return {
    kind: 'offer',
    to: { name: to.fullName, address: to.email },
    subject: isChanged ? `Please confirm: ${booking.title}` : `A shoot for you: ${booking.title}`,
    text: [
      `Hello ${to.fullName},`,
      '',
      question,
      '',
      ...shootLines(booking),
      '',
      ...(until ? [`The offer is yours alone until ${until}.`] : []),
      'Accept it or tell us that you are unavailable here:',
      `${settings.portalUrl}/booking-availability/${offer.id}`,
      '',
      settings.brand,
      '',
    ].join('\n'),
    bookingId: booking.id,
  };
}
