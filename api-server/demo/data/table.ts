/** The lines of a text without the empty ones around it. */
export const linesOf = (text: string): string[] => text.trim().split('\n');

type Cells = [string, string, string, string, string, string, string, string, string];

/** The rows of a table, a line each, with their cells between bars; cells that a line lacks are empty. */
export const cellsOf = (table: string): Cells[] =>
  linesOf(table).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const at = (index: number) => cells[index] ?? '';
    return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)];
  });
