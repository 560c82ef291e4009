import { t, numberText } from '@shootline/shared-api';
import { wallTimeAt } from '@shootline/shared-api/values';

const day = 86_400_000;

/** The number of days since an instant's day in an IANA zone. */
function countSince(iso: string, zone: string, now: Date): number {
  const dayOf = (at: Date) => Math.floor(wallTimeAt(at, zone) / day);
  return dayOf(now) - dayOf(new Date(iso));
}

/** The same as text: '3 days', 'Today'. */
export function daysSince(iso: string, zone: string, now = new Date()): string {
  const count = countSince(iso, zone, now);
  if (count < 1) return t('Today');
  return t('{count, plural, one {# day} other {{number} days}}', {
    count,
    number: numberText(count),
  });
}

/** The same as a sentence: 'Waiting: 3 days', 'Waiting: today'. */
export function waitingText(iso: string, zone: string, now = new Date()): string {
  const isToday = countSince(iso, zone, now) < 1;
  return isToday ? t('Waiting: today') : t('Waiting: {days}', { days: daysSince(iso, zone, now) });
}
