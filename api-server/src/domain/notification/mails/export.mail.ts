import { numberText, t, translated } from '@shootline/shared-api/rules';
import type { ExportFormat } from '@shootline/shared-api/contract';
import type { MailText } from '../../../platform/mail/mail-text.ts';

export type ExportMail = {
  /** The kind of records, as in `bookings`. */
  what: string;
  format: ExportFormat;
  /** Full name of the requester. */
  by: string;
  /** Records in the file. */
  rows: number;
  /** A path of the portal. */
  link: string;
  /** When the link expires, as text with its zone. */
  expires: string;
};

/** Sends a link to a file to each recipient. */
export function exportMail({ what, format, by, rows, link, expires }: ExportMail): MailText {
  const program = format === 'xlsx' ? 'Excel' : 'CSV';
  const records = translated(what);
  return {
    kind: 'export',
    subject: t('Your export of {records}', { records }),
    content: {
      paragraphs: [
        t('{by} has exported {records} to {program} and shared the file with you.', {
          by,
          records,
          program,
        }),
        ...(rows === 0
          ? [t('Nothing matched the filters, so the file contains only headings.')]
          : []),
        t('It contains only what you may read. Sign in to download it.'),
      ],
      facts: [
        [t('Rows'), numberText(rows)],
        [t('Link works until'), expires],
      ],
      links: [{ label: t('Download the {program} file', { program }), to: link }],
    },
  };
}

/** Tells the requester of an export that it failed. */
export function exportFailedMail({ what }: Pick<ExportMail, 'what'>): MailText {
  const records = translated(what);
  return {
    kind: 'export_failed',
    subject: t('Your export of {records} failed', { records }),
    content: {
      paragraphs: [
        t('Sorry, your export of {records} could not be created, and nothing was sent.', {
          records,
        }),
        t('Please try again and if this problem persists, contact us.'),
      ],
    },
  };
}
