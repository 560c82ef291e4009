import { stringify } from 'csv-stringify/sync';

export function writeCsv({
  records,
  isFirst,
}: {
  records: string[][];
  isFirst: boolean;
}): Uint8Array {
  const written = stringify(records, {
    bom: isFirst,
    record_delimiter: 'windows',
    // A lone one, too, ends a record for many readers.
    quoted_match: /[\r\n]/,
  });
  return Buffer.from(written, 'utf8');
}
