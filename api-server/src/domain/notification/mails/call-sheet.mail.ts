import { t } from '@shootline/shared-api/rules';
import { isVideographer } from '@shootline/shared-api/contract';
import type { MailAttachment } from '../../../platform/db/schema/job.ts';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';
import { uploadPlace } from './upload-place.ts';

/** The call sheet for its videographer, with links to answer it. */
export function callSheetMail(sheet: {
  version: number;
  attachment: MailAttachment;
}): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (!isVideographer(to.role)) return undefined;
    const upload = uploadPlace(booking);
    return {
      kind: 'call_sheet',
      subject: t('Call sheet {version}: {booking}', {
        version: sheet.version,
        booking: nameAndDay(booking),
      }),
      content: {
        paragraphs: [
          t('The call sheet of your shoot is attached. Please read it and approve it.'),
          ...(sheet.version > 1
            ? [t('It replaces the previous one. Please approve it again.')]
            : []),
          ...upload.paragraphs,
        ],
        facts: shootFacts(booking, 'whole'),
        links: [
          {
            label: t('Approve the call sheet'),
            to: `/booking/${booking.id}/booking-approve-call-sheet`,
          },
          {
            label: t('Reject the call sheet'),
            to: `/booking/${booking.id}/booking-reject-call-sheet`,
          },
          { label: t('Cancel my assignment'), to: `/booking/${booking.id}/cancel-confirm` },
          ...bookingLink(booking, mayView),
          ...upload.links,
        ],
      },
      attachments: [sheet.attachment],
    };
  };
}
