import type { ExportFormat } from '../../contract/index.ts';
import { safeText } from '../text/safe-text.ts';

export const exportFormats = [
  'csv',
  'csv_semicolon',
  'xlsx',
] as const satisfies readonly ExportFormat[];

type CsvFormat = Exclude<ExportFormat, 'xlsx'>;

/** The CSV that spreadsheets in a language open in columns: some write decimals with a comma. */
export function csvFormatIn(locale: string): CsvFormat {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? 'csv_semicolon' : 'csv';
}

/** Writes the cells of a CSV: its delimiter, texts that no spreadsheet computes, and plain decimals. */
export function csvCells(format: CsvFormat) {
  const isLocal = format === 'csv_semicolon';
  // In the other kind of spreadsheets, the other sign separates.
  const other = isLocal ? /(,)/ : /(;)/;
  return {
    delimiter: isLocal ? ';' : ',',
    text: (value: string) => safeText(value, other),
    decimal: (value: string) => (isLocal ? value.replace('.', ',') : value),
  };
}
