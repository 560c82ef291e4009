import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../apps.ts';

// Counts the folders of more than 15 files beside tests: most of them have two things in them. A flat list of
// one kind, such as one file for each action, may be long.

const most = 15;
/** The number of such folders; lower it when one is split. */
const limit = 8;

const counts = new Map<string, number>();
const files = globSync('*/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /(^|[\\/])(node_modules|dist|\..+)$/.test(name),
});
for (const file of files.map((name) => name.replaceAll('\\', '/'))) {
  if (/\.(test|spec)\.tsx?$|\/testing\//.test(file)) continue;
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
}

const large = [...counts].filter(([, count]) => count > most);
for (const [folder, count] of large) console.log(`${String(count).padStart(3)} files: ${folder}`);
console.log(`${large.length} folders of more than ${most} files, at most ${limit}.`);
process.exitCode = large.length > limit ? 1 : 0;
