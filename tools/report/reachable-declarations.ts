import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../apps.ts';

const comment = /[ \t]*\/\*\*[\s\S]*?\*\/\n?/g;
const nested = /^ {8}.*\n/gm;
const imported = /(?:from |import\()["'](\.[^"']+)["']/g;

/**
 * Removes comments, except deprecations, and types nested twice: nearly all of these are shapes of the
 * contract, which is checked separately.
 */
function shortened(text: string): string {
  return text
    .replaceAll(comment, (found) => (found.includes('@deprecated') ? '/** @deprecated */\n' : ''))
    .replaceAll(nested, '');
}

/**
 * The declarations that the types of these modules consist of, by module path: their own and those of
 * modules they refer to, from the folder of emitted ones. Generated ones are checked separately.
 */
export function reachableDeclarations(emitted: string, files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const path = relative(root, file);
    const declaration = join(emitted, path).replace(/\.tsx?$/, '.d.ts');
    if (found.has(path) || file.endsWith('.gen.ts') || !existsSync(declaration)) continue;
    const text = readFileSync(declaration, 'utf8');
    found.set(path, shortened(text));
    for (const [, source = ''] of text.matchAll(imported))
      waiting.push(join(dirname(file), source));
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}
