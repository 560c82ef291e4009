import type { SystemStyleObject } from '@chakra-ui/react';
import { breakpoints } from '../tokens/breakpoints.ts';

/** States of an element by the names that styles use, as Chakra UI defines them. */
const states = {
  _active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  _after: '&::after',
  _backdrop: '&::backdrop',
  _before: '&::before',
  _checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  _currentPage: '&[aria-current=page]',
  _disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  _expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
  _first: '&:first-of-type',
  _focus: '&:is(:focus, [data-focus])',
  _focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  _focusWithin: '&:is(:focus-within, [data-focus-within])',
  _highlighted: '&[data-highlighted]',
  _icon: '& :where(svg)',
  _invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  _last: '&:last-of-type',
  _print: '@media print',
  _selected: '&:is([aria-selected=true], [data-selected])',
} as const;

const hover = [
  '@media (hover: hover)',
  '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
];

const rem = (pixels: number) => `${pixels / 16}rem`;
const from = (pixels: number) => `(min-width: ${rem(pixels)})`;
const below = (pixels: number) => `(max-width: ${rem(pixels - 0.04)})`;

const widths = Object.entries(breakpoints).map(
  ([name, width]) => [name, Number.parseInt(width, 10)] as const,
);

/** The queries of window widths: `md`, `mdDown` and `mdOnly` for each breakpoint. */
const queries = new Map(
  widths.flatMap(([name, width], at) => {
    const next = widths[at + 1]?.[1];
    const only = next ? `${from(width)} and ${below(next)}` : from(width);
    return [
      [name, `@media screen and ${from(width)}`],
      [`${name}Only`, `@media screen and ${only}`],
      [`${name}Down`, `@media screen and ${below(width)}`],
    ];
  }),
);

export type StateStyles = Partial<Record<keyof typeof states | '_hover', SystemStyleObject>>;

/**
 * The selectors and queries that a key of a style object stands for, from outside; undefined if it is a
 * property. Throws for an unknown state.
 */
export function conditionsOf(key: string): readonly string[] | undefined {
  if (key === '_hover') return hover;
  if (key.startsWith('_')) {
    const state = states[key as keyof typeof states];
    if (!state) throw new Error(`There is no state ${key}.`);
    return [state];
  }
  const query = queries.get(key);
  if (query) return [query];
  return key.includes('&') || key.startsWith('@') ? [key] : undefined;
}
