import { safeText } from '@shootline/shared-api/values';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { NumberCell, NumbersTable } from './chart-model.ts';

const cellText = ({ value }: NumberCell) => (typeof value === 'number' ? value : safeText(value));

/** The numbers of a chart as a CSV file that spreadsheets read. */
export function csvFile({ headings, rows }: NumbersTable): Blob {
  const records = [headings.map(safeText), ...rows.map(({ cells }) => cells.map(cellText))];
  const text = stringify(records, {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
  return new Blob([text], { type: 'text/csv' });
}
