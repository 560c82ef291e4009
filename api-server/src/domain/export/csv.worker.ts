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
    // Quotes lone line breaks too, at which many readers end a record.
    quoted_match: /[\r\n]/,
  });
  return Buffer.from(written, 'utf8');
}
