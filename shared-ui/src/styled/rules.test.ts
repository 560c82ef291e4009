import type { SystemStyleObject } from '@chakra-ui/react';
import {
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { system } from '../chakra-parts/system.ts';
import { rulesOf, type Styles } from './rules.ts';

const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Declarations as Chakra UI works them out, each with the selectors and queries around it. */
function byChakra(styles: Styles, around: string[] = []): string[] {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (typeof value === 'object') return byChakra(value as Styles, [...around, key]);
    if (key === '--bg-currentcolor' || key.startsWith('--mix')) return [];
    const isAlone = !around.some((one) => one.startsWith('@'));
    const selector = around
      .filter((one) => !one.startsWith('@'))
      .reduce(
        (outer, one) =>
          one
            .split(/, (?![[:])/)
            .map((part) => (part.includes('&') ? part.replaceAll('&', outer) : `${outer} ${part}`))
            .join(', '),
        '.c',
      );
    const queries = isAlone ? [] : around.filter((one) => one.startsWith('@'));
    // A mix is a variable with a fallback for browsers without mixes.
    const text = String(value).replace(/var\(--mix-\w+, (.*)\)$/, 'mix of $1');
    return [`${[...queries, selector].join(' ')} ${hyphenated(key)}: ${text}`];
  });
}

/** Declarations of the portal's own rules, written in the same way. */
function own(styles: Styles): string[] {
  return rulesOf('c', styles).flatMap((rule) => {
    const parts = rule.split('{');
    const declarations =
      parts
        .at(-1)
        ?.replaceAll('}', '')
        .split(/;(?![^(]*\))/) ?? [];
    return declarations
      .filter((one) => !one.startsWith('-webkit-user-select'))
      .map((one) => {
        const at = one.indexOf(':');
        const text = one
          .slice(at + 1)
          .replace(/^color-mix\(in srgb, (var\([^)]*\)|\w+) \d+%, transparent\)$/, 'mix of $1');
        return `${parts.slice(0, -1).join(' ')} ${one.slice(0, at)}: ${text}`;
      });
  });
}

const recipes = {
  ...{ buttonRecipe, headingRecipe, inputRecipe, linkRecipe },
  ...{ skeletonRecipe, spinnerRecipe },
};

const unused = new Set(['6xl', '7xl', 'shine']);

const looks = Object.entries(recipes)
  .flatMap(([name, { base = {}, variants = {} }]) => [
    [name, base] as const,
    ...Object.entries(variants as Record<string, Record<string, Styles>>).flatMap(
      ([variant, options]) =>
        Object.entries(options)
          .filter(([option]) => !unused.has(option))
          .map(([option, styles]) => [`${name} ${variant} ${option}`, styles] as const),
    ),
  ])
  .filter(([, styles]) => Object.keys(styles).length > 0);

const written: [string, Styles][] = [
  ['spacing', { p: '4', px: '8', mt: '-4', gap: '1', mx: 'auto', inset: 0 }],
  ['sizes', { w: 'full', minH: '11', maxW: '60ch', boxSize: '5', flexBasis: '16rem' }],
  ['colours', { color: 'fg.muted', bg: 'bg.panel/70', borderColor: 'border.muted', fill: 'bg' }],
  ['a palette', { colorPalette: 'red', bg: 'colorPalette.subtle' }],
  ['text', { textStyle: 'sm', fontWeight: 'semibold', letterSpacing: 'wide', lineHeight: 'short' }],
  ['long text', { truncate: true, lineClamp: 2, fontFamily: 'mono' }],
  ['edges', { borderRadius: 'l3', borderTopRadius: 'l1', borderWidth: '1px', shadow: 'sm' }],
  ['layers', { zIndex: 'docked', opacity: 0.5, flex: '1', order: 2 }],
  ['states', { _hover: { bg: 'bg' }, _disabled: { opacity: '0.5' }, _first: { pt: '0' } }],
  ['a ring', { focusVisibleRing: 'inside' }],
  ['widths of the window', { w: { base: 'full', md: '10', xl: '20' }, lgOnly: { p: '2' } }],
  ['narrow windows', { hideBelow: 'md', gap: { base: '2', mdDown: '1' } }],
  ['print', { _print: { display: 'block !important' } }],
  ['content', { '& > li': { py: '2', _last: { pb: '0' } }, '& th, td': { p: '1' } }],
  ['surroundings', { 'body:not(:has(#list)) &': { display: 'none' }, '&&': { m: '0' } }],
  ['variables', { '--size': 'sizes.3', width: 'var(--size)' }],
];

describe('styles are those of Chakra UI', () => {
  test.each([...looks, ...written])('%s', (_name, styles) => {
    const expected = byChakra(system.css(styles as SystemStyleObject) as Styles);
    expect(own(styles as Styles).toSorted()).toEqual(expected.toSorted());
    expect(expected).not.toEqual([]);
  });
});

test('a state that is not known is refused', () => {
  expect(() => rulesOf('c', { _hovered: { bg: 'bg' } })).toThrow('There is no state _hovered.');
});

test('wider windows come after narrower ones, and later styles replace earlier ones', () => {
  const styles = [{ xl: { p: '4' }, md: { p: '2' }, p: '1' }, { p: '0' }];
  expect(rulesOf('c', ...styles)).toEqual([
    '.c{padding:0}',
    '@media screen and (min-width: 48rem){.c{padding:var(--ui-spacing-2)}}',
    '@media screen and (min-width: 80rem){.c{padding:var(--ui-spacing-4)}}',
  ]);
});
