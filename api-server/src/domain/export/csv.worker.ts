import { safeText } from '@shootline/shared-api/rules';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from './cells.rules.ts';

/** `isLocal` separates by semicolons, with decimal commas, as spreadsheets of some languages expect it. */
export type CsvInput = { records: Cell[][]; isFirst: boolean; isLocal?: boolean };

export function writeCsv({ records, isFirst, isLocal = false }: CsvInput): Uint8Array {
  // In the other kind of spreadsheets, the other sign separates.
  const other = isLocal ? /(,)/ : /(;)/;
  const written = stringify(records, {
    bom: isFirst,
    delimiter: isLocal ? ';' : ',',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: (value) => safeText(value, other),
      object({ decimal }) {
        const value = String(decimal);
        return { value: isLocal ? value.replace('.', ',') : value, quoted_string: false };
      },
    },
  });
  return Buffer.from(written, 'utf8');
}
