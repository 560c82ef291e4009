import type { InvoiceKind } from '@shootline/shared-api/contract';
import { t } from '@shootline/shared-api/rules';
import type { MailAttachment } from '../../../platform/db/schema/job.ts';
import type { MailText } from '../../../platform/mail/mail-text.ts';

/** The copy of an invoice or a credit note that the portal wrote, for its videographer. */
export function writtenInvoiceMail(
  { kind, number }: { kind: InvoiceKind; number: string },
  attachment: MailAttachment,
): MailText {
  const isCredit = kind === 'credit_note';
  return {
    kind: 'written_invoice',
    subject: isCredit
      ? t('Your credit note {number}', { number })
      : t('Your invoice {number}', { number }),
    content: {
      paragraphs: [
        isCredit
          ? t('The portal has written and submitted your credit note. A copy is attached.')
          : t('The portal has written and submitted your invoice. A copy is attached.'),
      ],
      facts: [],
      links: [{ label: t('Open My Bookings'), to: '/' }],
    },
    attachments: [attachment],
  };
}
