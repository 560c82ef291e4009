import { t } from '@shootline/shared-api';
/** Cells in the format of spreadsheets' clipboards: tabs between cells, lines between rows. */
export function tsvOf(rows: readonly (readonly string[])[]): string {
  const cellText = (text: string) =>
    /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\r\n');
}

const quoted = /^"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)/;

/** The rows of cells in text that a spreadsheet put on the clipboard. */
export function rowsOfTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r?\n$|\r$/, '');
  for (;;) {
    const inQuotes = quoted.exec(rest);
    const cell = inQuotes?.[0] ?? /^[^\t\r\n]*/.exec(rest)?.[0] ?? '';
    rows.at(-1)?.push(inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : cell);
    rest = rest.slice(cell.length);
    if (rest === '') return rows;
    const lineEnd = /^(?:\r\n|\n|\r)/.exec(rest)?.[0];
    if (lineEnd) rows.push([]);
    rest = rest.slice(lineEnd?.length ?? 1);
  }
}

const yes = new Set([t('Yes').toLowerCase(), 'yes', 'y', 'true', 'x', '1', '✓']);
const no = new Set([t('No').toLowerCase(), 'no', 'n', 'false', '0', '']);

/** Whether a pasted text ticks a checkbox; undefined if it means neither. */
export function tickOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
