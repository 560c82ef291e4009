import { t, numberText } from '@shootline/shared-api';

/** Hours of each unit, the smallest first. */
const units = { minutes: 1 / 60, hours: 1, days: 24 };

export type TimeUnit = keyof typeof units;

/** The unit in which hours are read most easily. */
const unitOf = (hours: number): TimeUnit => (hours < 1 ? 'minutes' : hours < 48 ? 'hours' : 'days');

/** One unit for two durations in hours: the larger one's, unless the other would be next to nothing in it. */
export function commonUnit(one: number, other: number): TimeUnit {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  const unit = unitOf(more);
  const isTooLarge = less > 0 && less / units[unit] < 0.1;
  return isTooLarge ? (unit === 'days' ? 'hours' : 'minutes') : unit;
}

/** A duration in words, from hours: '5.5 hours', '2.1 days', '20 minutes'. */
export function timeText(hours: number, unit = unitOf(hours)): string {
  const exact = hours / units[unit];
  const count = unit === 'minutes' ? Math.round(exact) : Math.round(exact * 10) / 10;
  const counts = { count, number: numberText(count) };
  switch (unit) {
    case 'minutes':
      return t('{count, plural, one {# minute} other {{number} minutes}}', counts);
    case 'hours':
      return t('{count, plural, one {# hour} other {{number} hours}}', counts);
    case 'days':
      return t('{count, plural, one {# day} other {{number} days}}', counts);
  }
}
