import { t } from '@shootline/shared-api';
import { type Day, daysBetween } from '../days/day.ts';

/** The urgency of an unstaffed shoot. */
export type Urgency = 'now' | 'soon' | 'later';

const isNow = 2;
const isSoon = 7;

/** The days left before a day, in words, and their urgency. */
export function daysLeft(day: Day, today: Day): { text: string; urgency: Urgency } {
  const days = daysBetween(today, day);
  const urgency = days <= isNow ? 'now' : days <= isSoon ? 'soon' : 'later';
  if (days < 0) {
    const text = days === -1 ? t('Yesterday') : t('{days} days ago', { days: -days });
    return { text, urgency };
  }
  if (days <= 1) return { text: days === 0 ? t('Today') : t('Tomorrow'), urgency };
  return { text: t('In {days} days', { days }), urgency };
}
