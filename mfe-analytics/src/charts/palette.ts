/** A colour for light and for dark mode. */
export interface ChartColor {
  light: string;
  dark: string;
}

const color = (light: string, dark: string): ChartColor => ({ light, dark });

/**
 * The colours for names, based on the hues of Okabe and Ito. Each has a contrast of 3:1 to the panel of
 * its mode, and colour-blind users can tell any two apart.
 */
export const palette = [
  color('#c78102', '#f3a24b'),
  color('#036a9c', '#47cafc'),
  color('#bb461b', '#e46e2e'),
  color('#5ba06d', '#7dfcb0'),
  color('#700248', '#ae629d'),
  color('#a377dc', '#7a5ac1'),
  color('#464602', '#f1dd45'),
  color('#9d234c', '#b93f52'),
  color('#003988', '#4b96f4'),
] as const satisfies readonly ChartColor[];

/** The colour for values without a name, such as `Not specified`. */
export const unnamed = color('#6f7d79', '#8f9e99');

const regions = ['Asia', 'Australia', 'UK', 'US'];
const withoutName = 'Not specified';

/**
 * The colour of each name. Billing regions have the same colour in every chart; other names get the
 * palette's colours in alphabetical order, repeated if there are more names than colours.
 */
export function colorsByName(names: readonly string[]): Map<string, ChartColor> {
  const others = names
    .filter((name) => name !== withoutName && !regions.includes(name))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
  const hasRegions = names.some((name) => regions.includes(name));
  const sorted = hasRegions ? [...regions, ...others] : others;
  return new Map(
    names.map((name) => [name, palette[sorted.indexOf(name) % palette.length] ?? unnamed]),
  );
}

/** Whether all names are billing regions or `Not specified`, which have fixed colours. */
export const areRegions = (names: readonly string[]) =>
  names.every((name) => name === withoutName || regions.includes(name));
