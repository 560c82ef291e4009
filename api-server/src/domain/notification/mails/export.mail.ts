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
  return {
    kind: 'export',
    subject: `Your export of ${what}`,
    content: {
      paragraphs: [
        `${by} has exported ${what} to ${program} and shared the file with you.`,
        ...(rows === 0 ? ['Nothing matched the filters, so the file contains only headings.'] : []),
        'It contains only what you may read. Sign in to download it.',
      ],
      facts: [
        ['Rows', String(rows)],
        ['Link works until', expires],
      ],
      links: [{ label: `Download the ${program} file`, to: link }],
    },
  };
}

/** Tells the requester of an export that it failed. */
export function exportFailedMail({ what }: Pick<ExportMail, 'what'>): MailText {
  return {
    kind: 'export_failed',
    subject: `Your export of ${what} failed`,
    content: {
      paragraphs: [
        `Sorry, your export of ${what} could not be created, and nothing was sent.`,
        'Please try again and if this problem persists, contact us.',
      ],
    },
  };
}
