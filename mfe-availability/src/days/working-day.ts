import { t, type WorkingHours } from '@shootline/shared-api';
import { type Day, briefTimeOfDayText, weekdayOf } from './day.ts';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The working hours of a day in minutes; null on a day off, undefined for a videographer without set hours.
 */
function workingDayOf({ is_limited, days }: WorkingHours, day: Day) {
  const part = days[weekdayOf(day)];
  if (!is_limited || !part) return undefined;
  return part.is_working ? part : null;
}

export const isDayOff = (hours: WorkingHours | undefined, day: Day): boolean =>
  hours !== undefined && workingDayOf(hours, day) === null;

/** The minutes of a day outside working hours: the whole day, or before and after its hours. */
export function minutesOff(hours: WorkingHours | undefined, day: Day) {
  const part = hours && workingDayOf(hours, day);
  if (part === undefined) return [];
  if (part === null) return [{ from: 0, to: 1440 }];
  const [from, to] = [minutesOf(part.starts), minutesOf(part.ends) || 1440];
  return [
    { from: 0, to: from },
    { from: to, to: 1440 },
  ].filter((off) => off.from < off.to);
}

/** A day's working hours in words: 'Day off', '9 AM – 5:30 PM'; undefined without set hours. */
export function workingDayText(hours: WorkingHours, day: Day): string | undefined {
  const part = workingDayOf(hours, day);
  if (part === null) return t('Day off');
  return part && `${briefTimeOfDayText(part.starts)} – ${briefTimeOfDayText(part.ends)}`;
}
