import { numberText } from './number-text.ts';

/** The difference to the period before. */
export interface Change {
  number: number;
  /** Rounded; null if the value before was 0 and has changed. */
  percent: number | null;
}

/** The change from `before` to `value`. */
export function changeOf(value: number, before: number): Change {
  const number = value - before;
  if (before === 0) return { number, percent: number === 0 ? 0 : null };
  return { number, percent: Math.round((number / before) * 100) };
}

/** A number with its sign: '+3', '−2', '0'. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '\u2212'}${numberText(Math.abs(value))}`;
}

/** A number with its sign in words: 'up by 3', 'down by 2', 'unchanged'. */
export function differenceInWords(value: number, unit = ''): string {
  if (value === 0) return 'unchanged';
  return `${value > 0 ? 'up' : 'down'} by ${numberText(Math.abs(value))}${unit}`;
}

/** Number and percent: '+3, +50 %'; only the number if `percent` is null. */
export function changeText({ number, percent }: Change): string {
  return percent === null ? signed(number) : `${signed(number)}, ${signed(percent)} %`;
}

/** The same in words, for screen readers: 'up by 3, 50 percent'. */
export function changeInWords({ number, percent }: Change): string {
  if (number === 0 || percent === null) return differenceInWords(number);
  return `${differenceInWords(number)}, ${Math.abs(percent)} percent`;
}
