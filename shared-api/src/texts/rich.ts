import { createElement, Fragment, type ReactNode } from 'react';
import { translated } from './texts.ts';

const mark = '\u0001';

/**
 * A visible text with elements in it, in the reader's language: `rich('Read {terms} first.', { terms: <a/> })`.
 * Other values are texts or numbers, as with `t`.
 */
export function rich(message: string, values: Record<string, ReactNode>): ReactNode {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' || typeof value === 'number' ? value : mark + name + mark,
  ]);
  const parts = translated(message, Object.fromEntries(texts)).split(mark);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : values[part])),
  );
}
