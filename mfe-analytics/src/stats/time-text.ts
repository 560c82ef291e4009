import { t, numberText } from '@shootline/shared-api';

/** A duration in words, from hours: '5.5 hours', '2.1 days', '20 minutes'. */
export function timeText(hours: number): string {
  if (hours < 1) {
    const count = Math.round(hours * 60);
    return t('{count, plural, one {# minute} other {# minutes}}', { count });
  }
  const isInHours = hours < 48;
  const count = Math.round((isInHours ? hours : hours / 24) * 10) / 10;
  const counts = { count, number: numberText(count) };
  return isInHours
    ? t('{count, plural, one {# hour} other {{number} hours}}', counts)
    : t('{count, plural, one {# day} other {{number} days}}', counts);
}
