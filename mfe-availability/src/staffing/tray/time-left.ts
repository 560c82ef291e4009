import { t } from '@shootline/shared-api';

/** The urgency of an unstaffed shoot. */
export type Urgency = 'now' | 'soon' | 'later';

const hourMs = 3_600_000;
const isNow = 48;
const isSoon = 7 * 24;

/** The time from `now` (milliseconds) to an ISO 8601 instant, in words, and its urgency. */
export function timeLeft(starts: string, now: number): { text: string; urgency: Urgency } {
  const left = Date.parse(starts) - now;
  const hours = Math.floor(left / hourMs);
  const urgency = hours < isNow ? 'now' : hours < isSoon ? 'soon' : 'later';
  if (left <= 0) return { text: t('Begun'), urgency };
  if (hours < 1) return { text: t('In less than an hour'), urgency };
  if (hours < isNow) {
    return { text: t('In {hours, plural, one {# hour} other {# hours}}', { hours }), urgency };
  }
  return { text: t('In {days} days', { days: Math.floor(hours / 24) }), urgency };
}
