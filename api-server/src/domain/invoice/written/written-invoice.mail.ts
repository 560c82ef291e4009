import { t } from '@shootline/shared-api/rules';
import type { MailAttachment } from '../../../platform/db/schema/job.ts';
import type { MailText } from '../../../platform/mail/mail-text.ts';

/** The copy of an invoice that the portal wrote, for its videographer. */
export function writtenInvoiceMail(number: string, attachment: MailAttachment): MailText {
  return {
    kind: 'written_invoice',
    subject: t('Your invoice {number}', { number }),
    content: {
      paragraphs: [t('The portal has written and submitted your invoice. A copy is attached.')],
      facts: [],
      links: [{ label: t('Open My Bookings'), to: '/' }],
    },
    attachments: [attachment],
  };
}
