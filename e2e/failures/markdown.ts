import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, recoveries } from './failure.ts';
import { failures } from './table.ts';

const file = join(import.meta.dirname, '../../docs/failures.md');

const intro = `# Failures and how users recover

Every row is a test in \`e2e/failures\` that runs in Chromium on the built portal: it causes the failure, reads the sentence on the page and the line in the console, ends the failure and recovers. While a remote fails, the test also works in another area. A run of \`npm run soak -- e2e\` in which all tests pass writes this file; \`npm test\` runs a sample, and fails if the rows of the file are out of date. In console lines, … replaces addresses and the browser's own messages.`;

const headings = ['Failure', 'Users see', 'Operators see', 'Recovery once it has ended'];
const cellsOf = ({ what, users, operators, heals }: Failure) => [
  what,
  users ?? 'nothing: everything works',
  operators === null ? 'nothing' : `\`${operators}\``,
  recoveries[heals],
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
      ? 'They have not all passed in one run yet.'
      : `All of them last passed on ${day}.`,
    ...Object.entries(failures).map(([part, rows]) => `## ${part}\n\n${tableOf(rows)}`),
  ].join('\n\n') + '\n';

/** The document in `docs`, and its expected content. */
export function documented(): { found: string; expected: string } {
  const found = readFileSync(file, 'utf8');
  const [, day] = /last passed on (\S+)\./.exec(found) ?? [];
  return { found, expected: render(day) };
}

/** Writes the document after a run that saw all failures today. */
export function document(): void {
  writeFileSync(file, render(new Date().toISOString().slice(0, 10)));
}
