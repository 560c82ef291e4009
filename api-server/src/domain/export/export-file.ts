import type { ExportFormat } from '@shootline/shared-api/contract';
import { withoutDirections } from '@shootline/shared-api/rules';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from './reports/cells.rules.ts';
import { csvOf } from './csv.ts';

export type ExportContent = { headings: string[]; batches: AsyncIterable<Cell[][]> };

async function* csvFile(
  { headings, batches }: ExportContent,
  format: Exclude<ExportFormat, 'xlsx'>,
) {
  yield await csvOf([headings], { isFirst: true, format });
  for await (const records of batches) yield await csvOf(records, { isFirst: false, format });
}

const valueOf = (cell: Cell): CellValue =>
  typeof cell === 'string' ? withoutDirections(cell) : Number(cell.decimal);

async function* workbook({ headings, batches }: ExportContent) {
  async function* rows() {
    for await (const records of batches) for (const record of records) yield record.map(valueOf);
  }
  const columns = headings.map((header) => ({ header }));
  yield* writeXlsxStream(rows(), { name: 'Export', columns, freezePane: { rows: 1 } });
}

/** The bytes of an export's file, written while its batches are read. */
export function exportFileOf(
  content: ExportContent,
  format: ExportFormat,
): AsyncIterable<Uint8Array> {
  return format === 'xlsx' ? workbook(content) : csvFile(content, format);
}

/** The ends of file names and the types of kinds of files. */
export const fileTypes = {
  csv: { end: 'csv', type: 'text/csv; charset=utf-8' },
  csv_semicolon: { end: 'csv', type: 'text/csv; charset=utf-8' },
  xlsx: {
    end: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} satisfies Record<ExportFormat, { end: string; type: string }>;
