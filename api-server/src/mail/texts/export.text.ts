import type { Letter } from '../letter.ts';

export type ExportMail = {
  /** What was exported: 'bookings', 'invoices', 'analytics'. */
  what: string;
  /** Rows without the head. */
  rows?: number;
  /** A path of the portal or a whole address. */
  link: string;
  /** For how many hours the link works. */
  hours: number;
};

/** The link to a finished export; for `queueMail` with each of its recipients. */
export function exportMail({ what, rows, link, hours }: ExportMail): Letter {
  return {
    kind: 'export',
    subject: `Your export of ${what}`,
    content: {
      paragraphs: [
        `The export of ${what} is ready.`,
        `The link below works for ${hours} hours. Whoever has it can download the file.`,
      ],
      ...(rows === undefined ? {} : { facts: [['Rows', String(rows)]] }),
      links: [{ label: 'Download the CSV file', to: link }],
    },
  };
}
