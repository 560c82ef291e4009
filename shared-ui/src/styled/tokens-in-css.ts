import { lines, palettes, surfaces, texts } from '../tokens/colors.ts';
import { scales } from '../tokens/tokens.ts';

const paletteNames = Object.keys(palettes) as (keyof typeof palettes)[];
const roles = Object.keys(palettes.brand);

const colors: Record<string, unknown> = {
  ...{ transparent: 1, current: 1, black: 1, white: 1, backdrop: 1, star: 1 },
  ...surfaces,
  ...texts,
  ...lines,
  ...Object.fromEntries(
    [...paletteNames, 'colorPalette'].flatMap((name) =>
      roles.map((role) => [`${name}.${role}`, 1]),
    ),
  ),
};

const tokens: Record<string, Record<string, unknown>> = {
  ...scales,
  colors,
  fonts: { heading: 1, body: 1, mono: 1 },
  radii: { ...scales.radii, l1: 1, l2: 1, l3: 1 },
  shadows: { xs: 1, sm: 1, md: 1, lg: 1 },
};

const dashed = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/(\d)\.(\d)/g, '$1\\.$2')
    .replace(/(?<!\\)\./g, '-');

const variable = (category: string, name: string) => `--ui-${dashed(category)}-${dashed(name)}`;

/** The categories of tokens that properties take their values from. */
const categories: [RegExp, string][] = [
  [/^(padding|margin|scroll(Margin|Padding)|inset)|^(top|right|bottom|left)$|gap$/i, 'spacing'],
  [/^((min|max)?(Width|Height|InlineSize|BlockSize)|flexBasis|boxSize)$/i, 'sizes'],
  [/^--shadow-color$|^\w*color$|^(background|fill|stroke)$/i, 'colors'],
  [/radius$/i, 'radii'],
  [/^border(Top|Bottom|Left|Right|(Inline|Block)(Start|End)?)?$/, 'borders'],
  [/^transitionDuration$|^animationDuration$/, 'durations'],
  [/TimingFunction$/, 'easings'],
  [/^boxShadow$/, 'shadows'],
  [/^fontSize$/, 'fontSizes'],
  [/^fontWeight$/, 'fontWeights'],
  [/^fontFamily$/, 'fonts'],
  [/^lineHeight$/, 'lineHeights'],
  [/^letterSpacing$/, 'letterSpacings'],
  [/^zIndex$/, 'zIndex'],
  [/^animation$/, 'animations'],
  [/^cursor$/, 'cursor'],
];

const named: Record<string, Record<string, string>> = {
  transitionProperty: {
    common:
      'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform',
  },
};

const categoryOf = (property: string) => categories.find(([names]) => names.test(property))?.[1];

/** A token as CSS, `var(--ui-colors-fg)` for `colors.fg`; undefined if there is none. */
function tokenOf(path: string): string | undefined {
  const [category = ''] = path.split('.', 1);
  const name = path.slice(category.length + 1);
  return name in (tokens[category] ?? {}) ? `var(${variable(category, name)})` : undefined;
}

/** The value of a property in CSS: a token of its category, with tokens in braces, or as it stands. */
export function valueInCss(property: string, value: string | number): string {
  const text = String(value).replace(/\{([\w.]+)\}/g, (all, path: string) => tokenOf(path) ?? all);
  const category = categoryOf(property);
  if (!category && property.startsWith('--')) return tokenOf(text) ?? text;
  if (!category) return named[property]?.[text] ?? text;
  if (category === 'spacing' && text.startsWith('-')) {
    const opposite = tokenOf(`spacing.${text.slice(1)}`);
    return opposite ? `calc(${opposite} * -1)` : text;
  }
  const [, color = '', percent] = /^([\w.]+)\/(\d+)$/.exec(text) ?? [];
  if (percent && category === 'colors') {
    return `color-mix(in srgb, ${tokenOf(`colors.${color}`) ?? color} ${percent}%, transparent)`;
  }
  return tokenOf(`${category}.${text}`) ?? text;
}

/** Styles that make a palette that of an element and its content. */
export function paletteStyles(name: string): Record<string, string> {
  return Object.fromEntries(
    roles.map((role) => [
      variable('colors', `colorPalette.${role}`),
      `var(${variable('colors', `${name}.${role}`)})`,
    ]),
  );
}
