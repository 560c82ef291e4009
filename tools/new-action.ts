import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './apps.ts';
import { actionFiles } from './new-action/template.ts';

const folder = join(root, 'mfe-bookings', 'src', 'actions');
const calls = join('shared-api', 'src', 'booking', 'booking.actions.ts');
const [flag = '', label = ''] = process.argv.slice(2);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The last part of the path of the client's call of that name, which takes no input. */
function callOf(name: string): string {
  const [, rest] = readFileSync(join(root, calls), 'utf8').split(`\n  ${name}: (`);
  if (rest === undefined) stop(`Add the call of ${name} to ${calls} first.`);
  if (!rest.startsWith('of: Target) ')) {
    stop(`${name} takes input. Begin with a copy of cancel.tsx and of its case.`);
  }
  return /'\/booking\/\{id\}\/([a-z-]+)'/.exec(rest)?.[1] ?? stop(`${name} calls no booking.`);
}

/** One step behind the last action of the menu. */
function nextOrder(): number {
  const orders = globSync('*.{ts,tsx}', { cwd: folder }).map((file) =>
    Number(/^  order: (\d+),$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(...orders) + 10;
}

if (!/^[a-z]+(_[a-z]+)*$/.test(flag) || !/^[A-Z][A-Za-z]*( [A-Za-z]+)*$/.test(label)) {
  stop('Name the permission and the item of the menu: npm run new:action make_archived "Archive"');
}
const stem = label.toLowerCase().replaceAll(' ', '-');
if (existsSync(join(folder, `${stem}.ts`)) || existsSync(join(folder, `${stem}.tsx`))) {
  stop(`There is an action ${stem} already.`);
}

const exported = stem.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const action = { flag, label, exported, call: callOf(flag), order: nextOrder() };
const written = Object.entries(actionFiles(stem, action)).map(([file, content]) => {
  writeFileSync(join(folder, file), content);
  return join(folder, file);
});
appendFileSync(join(folder, 'index.ts'), `export { ${exported} } from './${stem}.ts';\n`);
spawnSync('node_modules/.bin/prettier', ['--write', ...written], { cwd: root });
console.log(`${label} is made. Give ${stem}.ts and its case the texts that the user shall read.`);
