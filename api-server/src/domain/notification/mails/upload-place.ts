import { t } from '@shootline/shared-api/rules';
import { isProjectToCome, uploadAddressOf } from '../../booking/change/hub-project.ts';
import type { MailBooking } from './mail-template.ts';

/**
 * Tells where to upload the footage: the link if the project exists when the mail is written, otherwise where
 * the link will appear.
 */
export function uploadPlace(booking: MailBooking): {
  paragraphs: string[];
  links: { label: string; to: string }[];
} {
  const to = uploadAddressOf(booking);
  if (to !== null) return { paragraphs: [], links: [{ label: t('Upload the footage'), to }] };
  const paragraphs = isProjectToCome(booking)
    ? [t('The upload link will appear on the booking page.')]
    : [];
  return { paragraphs, links: [] };
}
