import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, healings } from './failure.ts';
import { failures } from './table.ts';

const file = join(import.meta.dirname, '../../docs/failures.md');

const intro = `# What fails, and how users get over it

Every row is a test in \`e2e/failures\` on the built portal, in Chromium: it makes the failure happen, reads the sentence and the line in the console, ends the failure and goes on. Where a remote fails, it works in another area meanwhile. A run of \`npm run soak -- e2e\` in which all of them pass writes this file; \`npm test\` runs a sample, and fails when the file does not have the rows. In the console's lines, … stands for addresses and for what the browser says.`;

const headings = ['What fails', 'Users read', 'Operators read', 'What helps, once it is over'];
const cellsOf = ({ what, users, operators, heals }: Failure) => [
  what,
  users ?? 'nothing: what they do works',
  operators === null ? 'nothing' : `\`${operators}\``,
  healings[heals],
];

function tableOf(rows: readonly Failure[]): string {
  const cells = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const [heading, ...lines] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [heading, rule, ...lines].join('\n');
}

/** The document of all failures, with the day of the last run that saw them all. */
const render = (day: string | undefined) =>
  [
    intro,
    day === undefined
      ? 'They have not all been seen in one run yet.'
      : `All were last seen so on ${day}.`,
    ...Object.entries(failures).map(([part, rows]) => `## ${part}\n\n${tableOf(rows)}`),
  ].join('\n\n') + '\n';

/** The document in `docs`, and its expected content. */
export function documented(): { found: string; expected: string } {
  const found = readFileSync(file, 'utf8');
  const [, day] = /last seen so on (\S+)\./.exec(found) ?? [];
  return { found, expected: render(day) };
}

/** Writes the document after a run that saw all failures today. */
export function document(): void {
  writeFileSync(file, render(new Date().toISOString().slice(0, 10)));
}
