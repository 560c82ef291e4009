import { t, numberText } from '@shootline/shared-api';

/** The difference to the period before. */
export interface Change {
  number: number;
  /** Rounded; null if the value before was 0 or a loss, which have no percentages. */
  percent: number | null;
}

/** The change from `before` to `value`. */
export function changeOf(value: number, before: number): Change {
  const number = value - before;
  if (number === 0) return { number, percent: 0 };
  return { number, percent: before > 0 ? Math.round((number / before) * 100) : null };
}

/** Shows a number that may have a unit. */
type TextOf = (value: number) => string;

/** A number with its sign: '+3', '−2', '0'. */
export function signed(value: number, text: TextOf = numberText): string {
  if (value === 0) return text(0);
  return `${value > 0 ? '+' : '\u2212'}${text(Math.abs(value))}`;
}

/** A number with its sign in words: 'up by 3', 'down by 2', 'unchanged'. */
export function differenceInWords(value: number, text: TextOf = numberText): string {
  if (value === 0) return t('unchanged');
  const number = text(Math.abs(value));
  return value > 0 ? t('up by {number}', { number }) : t('down by {number}', { number });
}

/** The same for a percentage: 'up by 50 percent'. */
export function percentInWords(value: number): string {
  if (value === 0) return t('unchanged');
  const number = numberText(Math.abs(value));
  return value > 0
    ? t('up by {number} percent', { number })
    : t('down by {number} percent', { number });
}

/** Number and percent: '+3, +50 %'; only the percent of a number with a unit. */
export function changeText({ number, percent }: Change, unit?: TextOf): string {
  if (percent === null) return signed(number, unit);
  const share = `${signed(percent)} %`;
  return unit ? share : `${signed(number)}, ${share}`;
}

/** The same in words, for screen readers: 'up by 3, 50 percent'. */
export function changeInWords({ number, percent }: Change, unit?: TextOf): string {
  if (number === 0 || percent === null) return differenceInWords(number, unit);
  if (unit) return percentInWords(percent);
  return t('{difference}, {percent} percent', {
    difference: differenceInWords(number),
    percent: Math.abs(percent),
  });
}
