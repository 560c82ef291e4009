import type { CalendarEntry, operations } from '@shootline/shared-api/contract';
import { ruleTexts, wallText } from '@shootline/shared-api/rules';
import { dayStart, isoDay, lastDay } from '../../platform/http/day.ts';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import type { Span } from '../availability/shoot-span.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const longestDays = 62;

const checkedDay = (field: string, text: string) => isoDay(field, text) ?? text;

/**
 * The days of a query in an IANA zone, as a span. Throws 400 for an invalid day, a last day before the
 * first, and more than 62 days.
 */
export function spanOfDays(
  query: operations['getCalendar']['parameters']['query'],
  zone: string,
): Span {
  const [first, last] = [checkedDay('from', query.from), checkedDay('to', query.to)];
  if (last < first) throw validationError(fieldError('to', ruleTexts.period));
  if (Date.parse(last) - Date.parse(first) >= longestDays * dayMs) {
    throw validationError(fieldError('to', `Enter at most ${longestDays} days.`));
  }
  return { from: dayStart(first, zone), to: dayStart(last, zone, 1) };
}

/** Days from a day DD-MM-YYYY on, as YYYY-MM-DD. Throws 400 for an invalid day. */
export function daysFrom(text: string, count: number, field = 'from'): string[] {
  const first = Date.parse(checkedDay(field, text));
  return Array.from({ length: count }, (_, place) => first + place * dayMs)
    .filter((day) => day <= lastDay)
    .map((day) => new Date(day).toISOString().slice(0, 10));
}

/** Span of these days in all zones. No zone is more than 14 hours ahead or 12 behind. */
export function spanInAllZones(days: string[]): Span {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return {
    from: new Date(Date.parse(first) - 14 * hourMs),
    to: new Date(Math.min(Date.parse(last) + dayMs + 12 * hourMs, lastDay)),
  };
}

/** A day YYYY-MM-DD as DD-MM-YYYY. */
export const dayText = (day: string): string => day.split('-').reverse().join('-');

/** Whether an entry touches a day YYYY-MM-DD in its own zone. */
export function isOnDay(
  { starts, ends, timezone }: Pick<CalendarEntry, 'starts' | 'ends' | 'timezone'>,
  day: string,
): boolean {
  const dayOf = (at: number) => wallText(new Date(at), timezone).slice(0, 10).split('-');
  const iso = (at: number) => dayOf(at).reverse().join('-');
  return iso(Date.parse(starts)) <= day && day <= iso(Date.parse(ends) - 1);
}
