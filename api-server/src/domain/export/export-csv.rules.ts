import { safeText } from '@shootline/shared-api/rules';

/** A column of an export. Numbers are plain decimals; texts are made safe for spreadsheets. */
export type Column<Row> = { heading: string } & (
  { text: (row: Row) => string | null } | { number: (row: Row) => number | string | null }
);

export function text<Row>(heading: string, of: (row: Row) => string | null): Column<Row> {
  return { heading, text: of };
}

export function number<Row>(
  heading: string,
  of: (row: Row) => number | string | null,
): Column<Row> {
  return { heading, number: of };
}

export function yesOrNo<Row>(heading: string, of: (row: Row) => boolean): Column<Row> {
  return text(heading, (row) => (of(row) ? 'Yes' : 'No'));
}

export function cellsOf<Row>(columns: Column<Row>[], row: Row): string[] {
  return columns.map((column) =>
    'text' in column ? safeText(column.text(row) ?? '') : String(column.number(row) ?? ''),
  );
}
