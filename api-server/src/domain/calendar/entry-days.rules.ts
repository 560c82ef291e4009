import type { CalendarEntry } from '@shootline/shared-api/contract';
import { dayText, isOnDay } from './calendar-span.rules.ts';

/** An entry for staff, without the videographer's private reason for a busy time. */
export const forStaff = (entry: CalendarEntry): CalendarEntry =>
  entry.kind === 'busy' ? { ...entry, title: '' } : entry;

/** The entries of each of these days YYYY-MM-DD, without days that have none. */
export function daysOf(entries: CalendarEntry[], days: string[]) {
  return days
    .map((day) => ({
      day: dayText(day),
      entries: entries.filter((entry) => isOnDay(entry, day)),
    }))
    .filter((one) => one.entries.length > 0);
}
