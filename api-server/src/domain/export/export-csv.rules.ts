import { stringify } from 'csv-stringify/sync';

/** One column of an export; its numbers are plain decimals, its texts are made safe. */
export type Column<Row> = { heading: string } & (
  { text: (row: Row) => string | null } | { number: (row: Row) => number | string | null }
);

export function text<Row>(heading: string, of: (row: Row) => string | null): Column<Row> {
  return { heading, text: of };
}

export function number<Row>(
  heading: string,
  of: (row: Row) => number | string | null,
): Column<Row> {
  return { heading, number: of };
}

export function yesOrNo<Row>(heading: string, of: (row: Row) => boolean): Column<Row> {
  return text(heading, (row) => (of(row) ? 'Yes' : 'No'));
}

// What spreadsheets take for the beginning of a formula, also full-width and behind what they skip.
const formula = /^[\s\p{C}"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** The text with an apostrophe before it where a spreadsheet would compute it. */
export function safeText(value: string): string {
  return formula.test(value) ? `'${value}` : value;
}

export function cellsOf<Row>(columns: Column<Row>[], row: Row): string[] {
  return columns.map((column) =>
    'text' in column ? safeText(column.text(row) ?? '') : String(column.number(row) ?? ''),
  );
}

/** Records as RFC 4180 in UTF-8; the first ones of a file carry the byte order mark. */
export function csvOf(records: string[][], { isFirst }: { isFirst: boolean }): Buffer {
  const written = stringify(records, {
    bom: isFirst,
    record_delimiter: 'windows',
    // Alone, too, they would end a record for many readers.
    quoted_match: /[\r\n]/,
  });
  return Buffer.from(written, 'utf8');
}
