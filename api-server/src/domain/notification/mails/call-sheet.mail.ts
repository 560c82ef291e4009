import { t } from '@shootline/shared-api/rules';
import { type CallSheetChange, isVideographer } from '@shootline/shared-api/contract';
import type { MailAttachment } from '../../../platform/db/schema/job.ts';
import type { MailText } from '../../../platform/mail/mail-text.ts';
import type { Outsider } from '../../../platform/mail-queue/mail-queue.ts';
import type { SheetReader } from '../../call-sheet/sheet-reader.repository.ts';
import type { MailBooking, MailTemplate } from './mail-template.ts';
import { changeFacts } from './sheet-changes.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';
import { uploadPlace } from './upload-place.ts';

type Sheet = {
  version: number;
  attachment: MailAttachment;
  readers: SheetReader[];
  differences: CallSheetChange[];
};

/** A reader as the recipient of a mail. Accounts were checked when the reader was chosen. */
export function recipientOf({ fullName, email, language }: SheetReader): Outsider {
  return { fullName, email, language, hasNoAccount: true };
}

const subjectOf = ({ version }: Sheet, booking: MailBooking) =>
  t('Call sheet {version}: {booking}', { version, booking: nameAndDay(booking) });

const factsOf = ({ differences }: Sheet, booking: MailBooking) => [
  ...changeFacts(differences, booking),
  ...shootFacts(booking, 'whole'),
];

const confirmLink = ({ id }: SheetReader) => ({
  label: t('Confirm the call sheet, without signing in'),
  reader: id,
});

/** The call sheet for its videographer, with links to answer it. */
export function callSheetMail(sheet: Sheet): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (!isVideographer(to.role)) return undefined;
    const upload = uploadPlace(booking);
    const reader = sheet.readers.find(({ userId }) => userId === to.id);
    return {
      ...(reader && { id: reader.id }),
      kind: 'call_sheet',
      subject: subjectOf(sheet, booking),
      content: {
        paragraphs: [
          t('The call sheet of your shoot is attached. Please read it and approve it.'),
          ...(sheet.version > 1
            ? [t('It replaces the previous one. Please approve it again.')]
            : []),
          ...upload.paragraphs,
        ],
        facts: factsOf(sheet, booking),
        ...(reader && { confirmLink: confirmLink(reader) }),
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

/** The call sheet for a contact of the client, who need not have an account. */
export function contactSheetMail(sheet: Sheet, reader: SheetReader) {
  return (booking: MailBooking): MailText => ({
    id: reader.id,
    kind: 'call_sheet',
    subject: subjectOf(sheet, booking),
    content: {
      paragraphs: [
        t('You are a contact of this shoot. Its call sheet is attached. Please confirm it.'),
        ...(sheet.version > 1 ? [t('It replaces the previous one. Please confirm it again.')] : []),
      ],
      facts: factsOf(sheet, booking),
      confirmLink: confirmLink(reader),
      links: bookingLink(booking, reader.userId !== null),
    },
    attachments: [sheet.attachment],
  });
}

/** To a reader who has not confirmed the call sheet a day before the shoot. */
export function sheetReminderMail(reader: SheetReader, booking: MailBooking): MailText {
  return {
    kind: 'call_sheet_reminder',
    subject: t('Please confirm the call sheet: {booking}', { booking: nameAndDay(booking) }),
    content: {
      paragraphs: [t('The shoot is near, and you have not confirmed its call sheet yet.')],
      facts: shootFacts(booking, 'whole'),
      confirmLink: confirmLink(reader),
      links: bookingLink(booking, reader.userId !== null),
    },
  };
}
