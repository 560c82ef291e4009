import { wallTimeAt, zoneName } from '@shootline/shared-api/contract';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

// The zone support of dayjs is wrong in the hour that the server's own zone skips in spring.
const clockOf = (at: Date, zone: string) => dayjs.utc(wallTimeAt(at, zone));

/** The day in an IANA zone: 'Thu, 12 Mar 2026'. */
export function dayText(at: Date, zone: string): string {
  return clockOf(at, zone).format('ddd, D MMM YYYY');
}

/** The time in an IANA zone, with the zone's name: '10:00 AM (AEDT)'. */
function timeText(at: Date, zone: string): string {
  return `${clockOf(at, zone).format('h:mm A')} (${zoneName(zone, at)})`;
}

/** Day and time: 'Thu, 12 Mar 2026, 10:00 AM (AEDT)'. */
export function momentText(at: Date, zone: string): string {
  return `${dayText(at, zone)}, ${timeText(at, zone)}`;
}

/** The time in an IANA zone: '10:00 AM', or '10:00 AM on Thu, 12 Mar 2026' if `near` is another day. */
export function timeBy(at: Date, near: Date, zone: string): string {
  const time = clockOf(at, zone).format('h:mm A');
  return dayText(at, zone) === dayText(near, zone) ? time : `${time} on ${dayText(at, zone)}`;
}

/** Hours as text: '4 hours', '1 hour'. */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
