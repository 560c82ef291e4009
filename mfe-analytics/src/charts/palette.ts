/** A colour in the light and in the dark mode. */
export interface ChartColor {
  light: string;
  dark: string;
}

const color = (light: string, dark: string): ChartColor => ({ light, dark });

/**
 * The colours of names, after the hues of Okabe and Ito. Each stands out from both panels by 3:1, and
 * any two differ for colour-blind people too.
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

/** Of what has no name, such as `Not specified`. */
export const unnamed = color('#6f7d79', '#8f9e99');

const regions = ['Asia', 'Australia', 'UK', 'US'];
const withoutName = 'Not specified';

/**
 * The colour of each name. Billing regions have theirs in every chart, other names share the palette by
 * their order in the alphabet, from its start again where there are more names than colours.
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

/** Whether every name is a billing region's, which has a colour of its own. */
export const areRegions = (names: readonly string[]) =>
  names.every((name) => name === withoutName || regions.includes(name));
