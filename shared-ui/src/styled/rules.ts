import { hyphenated } from '../tokens/hyphenated.ts';
import { conditionsOf } from './conditions.ts';
import { shorthands } from './properties.ts';
import { valueInCss } from './tokens-in-css.ts';
import { type Styles, utilities } from './utilities.ts';

export type { Styles };

/** Declarations inside selectors and queries, outermost first. */
type Block = { around: readonly string[]; declarations: Map<string, string> };

const unitless =
  /^(--|flex|opacity|order|z-index|line-height|font-weight|grid-|-webkit-line-clamp|scale|zoom|aspect)/;

function inCss(name: string, property: string, value: string | number): string {
  const text = valueInCss(name, value);
  const isLength = typeof value === 'number' && value !== 0 && !unitless.test(property);
  return isLength && text === String(value) ? `${text}px` : text;
}

/** A value that differs by the width of the window or a state, rather than styles of other elements. */
const isByCondition = (value: Styles) =>
  Object.keys(value).every((key) => key === 'base' || conditionsOf(key));

function collect(blocks: Map<string, Block>, around: readonly string[], styles: Styles): void {
  for (const [key, value] of Object.entries(styles)) {
    if (value === undefined || value === null) continue;
    const conditions = conditionsOf(key);
    if (conditions) {
      collect(blocks, [...around, ...conditions], value as Styles);
    } else if (typeof value === 'object') {
      const isOne = isByCondition(value as Styles);
      for (const [inner, one] of Object.entries(value)) {
        if (!isOne) collect(blocks, [...around, key], { [inner]: one });
        else collect(blocks, [...around, ...(conditionsOf(inner) ?? [])], { [key]: one });
      }
    } else {
      const name = shorthands[key as keyof typeof shorthands] ?? key;
      const utility = utilities.get(name);
      if (utility) {
        collect(blocks, around, utility(value as string));
        continue;
      }
      const property = hyphenated(name);
      const place = around.join();
      const block = blocks.get(place) ?? { around, declarations: new Map<string, string>() };
      blocks.set(place, block);
      block.declarations.set(property, inCss(name, property, value as string | number));
    }
  }
}

/** Queries of wider windows come later, and those of narrower ones after them. */
function rankOf({ around }: Block): number {
  const query = around.find((one) => one.startsWith('@media'));
  if (!query) return 0;
  const [, bound, width] = /(min|max)-width: ([\d.]+)/.exec(query) ?? [];
  if (!bound) return query.includes('print') ? 3000 : 2000;
  return bound === 'min' ? Number(width) : 1000 - Number(width);
}

/** The selectors of a list; commas in brackets separate none. */
function partsOf(list: string): string[] {
  let depth = 0;
  const marked = list.replace(/[(),]/g, (sign) => {
    if (sign === ',') return depth === 0 ? '\n' : sign;
    depth += sign === '(' ? 1 : -1;
    return sign;
  });
  return marked.split('\n').map((part) => part.trim());
}

/** The selector inside another one, whose place is the ampersand; without one, it is for the content. */
function inSelector(outer: string, selector: string): string {
  const all = partsOf(outer).length > 1 ? `:is(${outer})` : outer;
  return partsOf(selector)
    .map((part) => (part.includes('&') ? part.replaceAll('&', all) : `${all} ${part}`))
    .join(', ');
}

function ruleOf({ around, declarations }: Block, className: string): string {
  const selector = around.filter((one) => !one.startsWith('@')).reduce(inSelector, `.${className}`);
  const body = [...declarations].map(([property, value]) => `${property}:${value}`).join(';');
  return around
    .filter((one) => one.startsWith('@'))
    .reduceRight((rule, query) => `${query}{${rule}}`, `${selector}{${body}}`);
}

/** The CSS rules of a class with these styles, of which later ones replace earlier ones. */
export function rulesOf(className: string, ...styles: readonly Styles[]): string[] {
  const blocks = new Map<string, Block>();
  for (const one of styles) collect(blocks, [], one);
  return [...blocks.values()]
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((block) => ruleOf(block, className));
}
