import { isProjectToCome, uploadAddressOf } from '../../booking/hub-project.ts';
import type { MailBooking } from './mail-template.ts';

/**
 * Where the footage goes, as far as it is known while the mail is written: the link once there is a
 * project, and before that where it will be found (decisions §8.1).
 */
export function uploadPlace(booking: MailBooking): {
  paragraphs: string[];
  links: { label: string; to: string }[];
} {
  const to = uploadAddressOf(booking);
  if (to !== null) return { paragraphs: [], links: [{ label: 'Upload the footage', to }] };
  const paragraphs = isProjectToCome(booking)
    ? ['The link to upload the footage to will be on the page of the booking.']
    : [];
  return { paragraphs, links: [] };
}
