import { safeText } from '@shootline/shared-api/rules';
import { stringify } from 'csv-stringify/sync';

/** A column of an export. Numbers are plain decimals; texts are made safe. */
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

export function cellsOf<Row>(columns: Column<Row>[], row: Row): string[] {
  return columns.map((column) =>
    'text' in column ? safeText(column.text(row) ?? '') : String(column.number(row) ?? ''),
  );
}

/** Records as RFC 4180 in UTF-8; a file's first ones carry the byte order mark. */
export function csvOf(records: string[][], { isFirst }: { isFirst: boolean }): Buffer {
  const written = stringify(records, {
    bom: isFirst,
    record_delimiter: 'windows',
    // A lone one, too, ends a record for many readers.
    quoted_match: /[\r\n]/,
  });
  return Buffer.from(written, 'utf8');
}
