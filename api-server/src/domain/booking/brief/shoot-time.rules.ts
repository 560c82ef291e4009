import { zoneName } from '@shootline/shared-api/contract';
import { currentLocale, dateFormat, datePartsOf, numberText, t } from '@shootline/shared-api/rules';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a zone's clock in the language that is written. Making one takes long. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const key = `${currentLocale()} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const made = dateFormat({ ...day, hour: 'numeric', minute: '2-digit', timeZone });
  formats.set(key, made);
  return made;
}

const clockOf = (at: Date, zone: string) => datePartsOf(clockFormat(zone), at);

/** The day in an IANA zone: 'Thu, 12 Mar 2026'. */
export function dayText(at: Date, zone: string): string {
  return t('{weekday}, {day} {month} {year}', clockOf(at, zone));
}

/** Day and time, with the zone's name, in an IANA zone: 'Thu, 12 Mar 2026, 10:00 AM (AEDT)'. */
export function momentText(at: Date, zone: string): string {
  const clock = { ...clockOf(at, zone), name: zoneName(zone, at) };
  return `${dayText(at, zone)}, ${t('{hour}:{minute} {dayPeriod} ({name})', clock)}`;
}

/** The time in an IANA zone: '10:00 AM', or '10:00 AM on Thu, 12 Mar 2026' if `near` is another day. */
export function timeBy(at: Date, near: Date, zone: string): string {
  const time = t('{hour}:{minute} {dayPeriod}', clockOf(at, zone));
  const day = dayText(at, zone);
  return day === dayText(near, zone) ? time : t('{time} on {day}', { time, day });
}

/** Hours as text: '4 hours', '1 hour'. */
export function hoursText(hours: number): string {
  const number = numberText(hours);
  return t('{hours, plural, one {# hour} other {{number} hours}}', { hours, number });
}
