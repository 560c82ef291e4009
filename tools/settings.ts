import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parts } from '../api-server/src/settings/settings.ts';
import { root } from './apps.ts';

// npm run settings: writes docs/configuration.md from the declaration of the server's settings; with
// --check says whether it is up to date.

const file = 'docs/configuration.md';

/** A table whose columns are as wide as their widest cell, as the formatter has them. */
function table(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, at) =>
    Math.max(...rows.map((row) => [...(row[at] ?? '')].length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths?.[at] ?? 0) - [...cell].length)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map((_, at) => '-'.repeat(widths?.[at] ?? 0))), ...body.map(line)];
}

const sections = parts.map(({ title, neededBy, about, settings }) => {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { byDefault, isSecret, meaning } = setting;
    const inWords = typeof byDefault === 'string' ? `\`${byDefault}\`` : byDefault.inWords;
    return [`\`${name}\`${isSecret ? ' (secret)' : ''}`, inWords, meaning];
  });
  const introduction = about === undefined ? [] : [about, ''];
  return [
    ...[`## ${title}`, '', ...introduction, `Needed by ${neededBy}.`, ''],
    ...table([['Variable', 'Default', 'Meaning'], ...rows]),
  ].join('\n');
});

const page = `${[
  '# Configuration',
  "Variables of the server, from `api-server/src/settings` by `npm run settings`. A portal's own settings are in its `portal.json` ([Portals](portals.md)).",
  'A start with invalid variables ends with one sentence for each, which says what to do. Keep the secret ones out of logs and images: each can also be given as a file, whose path is the variable with `_FILE` behind its name, as in `DATABASE_URL_FILE=/run/secrets/database_url`.',
  ...sections,
].join('\n\n')}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(join(root, file), page);
} else if ((await readFile(join(root, file), 'utf8')) !== page) {
  console.error(`${file} is out of date: run npm run settings.`);
  process.exitCode = 1;
}
