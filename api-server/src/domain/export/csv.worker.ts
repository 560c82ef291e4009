import { csvCells } from '@shootline/shared-api/values';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from './reports/cells.rules.ts';

export type CsvInput = {
  records: Cell[][];
  isFirst: boolean;
  /** `csv` by default. */
  format?: Parameters<typeof csvCells>[0];
};

export function writeCsv({ records, isFirst, format = 'csv' }: CsvInput): Uint8Array {
  const { delimiter, text, decimal } = csvCells(format);
  const written = stringify(records, {
    bom: isFirst,
    delimiter,
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: text,
      object: (cell) => ({ value: decimal(String(cell['decimal'])), quoted_string: false }),
    },
  });
  return Buffer.from(written, 'utf8');
}
