import { countText } from '../charts/number-text.ts';

/** A duration in words, from hours: '5.5 hours', '2.1 days', '20 minutes'. */
export function timeText(hours: number): string {
  const [value, unit]: [number, string] =
    hours < 1
      ? [Math.round(hours * 60), 'minute']
      : hours < 48
        ? [hours, 'hour']
        : [hours / 24, 'day'];
  const rounded = Math.round(value * 10) / 10;
  return countText(rounded, unit);
}
