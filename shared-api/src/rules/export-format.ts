import type { ExportFormat } from '../contract/index.ts';

export const exportFormats = [
  'csv',
  'csv_semicolon',
  'xlsx',
] as const satisfies readonly ExportFormat[];

/** The CSV that spreadsheets in a language open in columns: some write decimals with a comma. */
export function csvFormatIn(locale: string): Exclude<ExportFormat, 'xlsx'> {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? 'csv_semicolon' : 'csv';
}
