export type ExportMail = {
  /** The product's name. */
  brand: string;
  /** What was exported, as in `bookings`. */
  what: string;
  /** Full name of who asked for it. */
  by: string;
  /** Records in the file. */
  rows: number;
  link: string;
  /** When the link ends, as people write it, with its zone. */
  expires: string;
};

function content(what: string, rows: number): string {
  if (rows === 0) return `Nothing matched the filters: the file of ${what} has its headings only.`;
  return `The file of ${what} has ${rows === 1 ? 'one row' : `${rows} rows`}.`;
}

/** The mail with the link to a CSV (S1 §8, S2 §8), to each of its recipients. */
export function exportMail({ brand, what, by, rows, link, expires }: ExportMail) {
  return {
    subject: `${brand}: your export of ${what}`,
    text: [
      `${by} has exported ${what} to CSV and sends you the file.`,
      content(what, rows),
      `Download it here until ${expires}:`,
      link,
      'Whoever has this link can open the file: please do not pass it on.',
      '',
    ].join('\n\n'),
  };
}

/** The mail to who asked for an export that could not be made. */
export function exportFailedMail({ brand, what }: Pick<ExportMail, 'brand' | 'what'>) {
  return {
    subject: `${brand}: your export of ${what} failed`,
    text: [
      `Sorry, your export of ${what} to CSV could not be made, and nothing was sent to anyone.`,
      'Please try again and if this problem persists, contact us.',
      '',
    ].join('\n\n'),
  };
}
