import type { TotalCost } from '@shootline/shared-api/contract';
import { plainMoney } from '@shootline/shared-api/rules';

/** A cell of an export: a text, or a plain decimal. */
export type Cell = string | { decimal: string };

/** A column of an export. */
export type Column<Row> = { heading: string; cell: (row: Row) => Cell };

export function text<Row>(heading: string, of: (row: Row) => string | null): Column<Row> {
  return { heading, cell: (row) => of(row) ?? '' };
}

export function number<Row>(
  heading: string,
  of: (row: Row) => number | string | null,
): Column<Row> {
  return {
    heading,
    cell(row) {
      const value = of(row);
      return value === null ? '' : { decimal: String(value) };
    },
  };
}

/** An amount due with its currency; while a fee is under review, the amount says so in words. */
export function money<Row>(name: string, of: (row: Row) => TotalCost | null): Column<Row>[] {
  return [
    {
      heading: name,
      cell(row) {
        const total = of(row);
        if (!total) return '';
        if (total.fee_under_review) return total.cost_formatted;
        return { decimal: plainMoney(total.cost, total.currency) };
      },
    },
    text(`${name} Currency`, (row) => of(row)?.currency ?? null),
  ];
}

export function yesOrNo<Row>(heading: string, of: (row: Row) => boolean): Column<Row> {
  return text(heading, (row) => (of(row) ? 'Yes' : 'No'));
}

export const cellsOf = <Row>(columns: Column<Row>[], row: Row): Cell[] =>
  columns.map(({ cell }) => cell(row));
