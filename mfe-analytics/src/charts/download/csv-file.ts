import { currentLocale } from '@shootline/shared-api';
import { csvCells, csvFormatIn } from '@shootline/shared-api/values';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { NumbersTable } from '../chart-model.ts';

/** The numbers of a chart as a CSV file that spreadsheets in the user's language read. */
export function csvFile({ headings, rows }: NumbersTable): Blob {
  const { delimiter, text: textCell, decimal } = csvCells(csvFormatIn(currentLocale()));
  const records = [headings, ...rows.map(({ cells }) => cells.map(({ value }) => value))];
  const text = stringify(records, {
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: textCell,
      number: (value) => ({ value: decimal(String(value)), quoted_string: false }),
    },
  });
  return new Blob([text], { type: 'text/csv' });
}
