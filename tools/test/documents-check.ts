import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import {
  anchorsOf,
  areasIn,
  codeIn,
  foreignSectionsIn,
  referencesIn,
} from './documents/references.ts';
import { sizesOf } from './documents/sizes.ts';

// Checks that every document and heading that code or documents refer to exists, and every file of code that
// documents name, that the shell names no area, that nothing refers to sections of documents that are not in the repository, and that the
// documents stay short.

const isText = (file: string) =>
  /\.(ts|tsx|js|mjs|cjs|md|yaml|yml|sql|json|css|html|po|conf|sh)$|file$/i.test(file);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  // The tests of this check refer to files that do not exist.
  .filter((file) => isText(file) && !/^tools\/test\/documents\/.*\.test\.ts$/.test(file))
  .filter((file) => existsSync(join(root, file)));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];

const anchors = new Map<string, Set<string>>();

function anchorsIn(file: string): Set<string> {
  const known = anchors.get(file) ?? anchorsOf(read(file));
  anchors.set(file, known);
  return known;
}

let references = 0;
const faults: string[] = [];

for (const file of files) {
  const text = read(file);
  const named = file.endsWith('.md') ? codeIn(text, folders) : [];
  for (const { line, path, anchor } of [...referencesIn(file, text), ...named]) {
    references += 1;
    const to = anchor === undefined ? path : `${path}#${anchor}`;
    if (!existsSync(join(root, path))) faults.push(`${file}:${line}: there is no ${path}.`);
    else if (anchor !== undefined && path.endsWith('.md') && !anchorsIn(path).has(anchor)) {
      faults.push(`${file}:${line}: there is no heading for ${to}.`);
    }
  }
  for (const line of areasIn(file, text)) {
    faults.push(
      `${file}:${line}: the shell names an area; its remote declares or contributes this.`,
    );
  }
  for (const line of foreignSectionsIn(text)) {
    faults.push(`${file}:${line}: say the rule, or refer to its heading in docs/product.`);
  }
}

const sizes = sizesOf(files, read);
faults.push(...sizes.faults);

for (const fault of faults) console.log(fault);
console.log(`${sizes.summary}.`);
console.log(`${references} references to documents, ${faults.length} faults.`);
if (faults.length > 0) process.exitCode = 1;
