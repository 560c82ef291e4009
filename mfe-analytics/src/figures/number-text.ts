import { numberText, t } from '@shootline/shared-api';

/** '1 booking', '1,200 bookings'. */
export const bookingsText = (count: number) =>
  t('{count, plural, one {# booking} other {{number} bookings}}', {
    count,
    number: numberText(count),
  });

/** '1 star', '4 stars'. */
export const starsText = (count: number) =>
  t('{count, plural, one {# star} other {# stars}}', { count });

/** A share: '15 %', '<1 %'; '0 %' if `all` is 0. */
export function percentText(part: number, all: number): string {
  if (part === 0 || all === 0) return '0 %';
  const percent = (part / all) * 100;
  return percent < 1 ? '<1 %' : `${Math.round(percent)} %`;
}
