import type { Letter } from '../../../platform/mail/letter.ts';

export type ExportMail = {
  /** What was exported, as in `bookings`. */
  what: string;
  /** Full name of who asked for it. */
  by: string;
  /** Records in the file. */
  rows: number;
  /** A path of the portal or a whole address. */
  link: string;
  /** When the link ends, as people write it, with its zone. */
  expires: string;
};

/** The link to a CSV (S1 §8, S2 §8); for `queueMail` with each of its recipients. */
export function exportMail({ what, by, rows, link, expires }: ExportMail): Letter {
  return {
    kind: 'export',
    subject: `Your export of ${what}`,
    content: {
      paragraphs: [
        `${by} has exported ${what} to CSV and sends you the file.`,
        ...(rows === 0 ? ['Nothing matched the filters: the file has its headings only.'] : []),
        'Whoever has the link can open the file: please do not pass it on.',
      ],
      facts: [
        ['Rows', String(rows)],
        ['Link works until', expires],
      ],
      links: [{ label: 'Download the CSV file', to: link }],
    },
  };
}

/** To who asked for an export that could not be made. */
export function exportFailedMail({ what }: Pick<ExportMail, 'what'>): Letter {
  return {
    kind: 'export_failed',
    subject: `Your export of ${what} failed`,
    content: {
      paragraphs: [
        `Sorry, your export of ${what} to CSV could not be made, and nothing was sent to anyone.`,
        'Please try again and if this problem persists, contact us.',
      ],
    },
  };
}
