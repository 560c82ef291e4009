import { basename } from 'node:path';
import type { ExtractorType } from '@lingui/conf';
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser';

/** Functions whose first argument is a visible text. */
const markers = ['t', 'rich', 'msg'];

/** Visible texts in what a remote declares. */
const declared = ['label', 'text'];

/** The text of a string literal, or of a template literal without expressions; else null. */
function literal(node: Argument | Expression | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The line of an offset in a file. */
const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

/**
 * Finds the messages of a source file: the texts in `t('…')`, `rich('…')` and `msg('…')`, and in a
 * `remote.ts` the labels of the drawer and the lines of the welcome. Throws if one of the functions gets anything but a literal.
 */
export const extractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, code, onMessage) {
    const found = (id: string, offset: number) =>
      onMessage({ id, origin: [file, lineAt(code, offset)] });
    const visitor = new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        if (callee.type !== 'Identifier' || !markers.includes(callee.name)) return;
        const text = literal(first);
        if (text === null) {
          const place = `${file}:${lineAt(code, start)}`;
          throw new Error(`${place}: ${callee.name}() needs its text as a literal.`);
        }
        found(text, start);
      },
      Property({ key, value, start }) {
        if (basename(file) !== 'remote.ts' || key.type !== 'Identifier') return;
        if (!declared.includes(key.name)) return;
        const text = literal(value as Expression);
        if (text !== null) found(text, start);
      },
    });
    visitor.visit(parseSync(file, code).program);
  },
};
