import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { zoneNameAt } from '../reference/places.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The day in an IANA zone: 'Thu, 12 Mar 2026'. */
export function dayText(at: Date, zone: string): string {
  return dayjs(at).tz(zone).format('ddd, D MMM YYYY');
}

/** The time in an IANA zone, with the zone's abbreviation: '10:00 AM (AEDT)'. */
export function timeText(at: Date, zone: string): string {
  return `${dayjs(at).tz(zone).format('h:mm A')} (${zoneNameAt(zone, at)})`;
}

/** Day and time: 'Thu, 12 Mar 2026, 10:00 AM (AEDT)'. */
export function momentText(at: Date, zone: string): string {
  return `${dayText(at, zone)}, ${timeText(at, zone)}`;
}

/** Hours as text: '4 hours', '1 hour'. */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
