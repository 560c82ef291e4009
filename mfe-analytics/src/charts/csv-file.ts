import { currentLocale } from '@shootline/shared-api';
import { csvFormatIn, safeText } from '@shootline/shared-api/values';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { NumbersTable } from './chart-model.ts';

/** The numbers of a chart as a CSV file that spreadsheets in the user's language read. */
export function csvFile({ headings, rows }: NumbersTable): Blob {
  const isLocal = csvFormatIn(currentLocale()) === 'csv_semicolon';
  const records = [headings, ...rows.map(({ cells }) => cells.map(({ value }) => value))];
  const text = stringify(records, {
    bom: true,
    delimiter: isLocal ? ';' : ',',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: (value) => safeText(value, isLocal ? /(,)/ : /(;)/),
      number: (value) => ({
        value: isLocal ? String(value).replace('.', ',') : String(value),
        quoted_string: false,
      }),
    },
  });
  return new Blob([text], { type: 'text/csv' });
}
