import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bookingRights } from './booking.rights.ts';

const page = readFileSync(
  new URL('../../../../../docs/product/roles-and-rights.md', import.meta.url),
  'utf8',
);
const [, section = ''] = /^## Rights\n(.*?)^## /ms.exec(page) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));
const [[, ...letters] = [], , ...rights] = rows;

const allowed = (cell: string) => (cell === 'yes' ? true : cell.split(', '));

test('the page of rights agrees with the rights of the server', () => {
  const described = rights.flatMap(([names = '', ...cells]) => {
    const allow = Object.fromEntries(
      letters.flatMap((letter, at) => (cells[at] ? [[letter, allowed(cells[at])]] : [])),
    );
    return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [String(name), allow] as const);
  });
  const names = Object.keys(bookingRights).sort();
  assert.deepEqual(described.map(([name]) => name).sort(), names);
  const server: Record<string, { allow: object }> = bookingRights;
  for (const [name, allow] of described) assert.deepEqual(allow, server[name]?.allow, name);
});
