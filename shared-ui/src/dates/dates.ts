import { wallTimeAt, zoneName } from '@shootline/shared-api';

export const DEFAULT_ZONE = 'Australia/Sydney';

type Instant = string | null | undefined;
type Zone = string | null | undefined;

const EMPTY = 'N/A';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The local time of a zone at an instant, in parts such as `month: 'Mar'`. */
function readClock(at: Date, zone: Zone) {
  const parts = format.formatToParts(wallTimeAt(at, zone || DEFAULT_ZONE));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const isInstant = (iso: Instant): iso is string => Boolean(iso) && !Number.isNaN(Date.parse(iso!));

/**
 * The day of an ISO 8601 instant in an IANA zone (S1 §2): 'Today', 'Tue, 3 Mar', or with the year if it is
 * not the current one. 'N/A' for no date. "Today" follows the given zone, not the reader's.
 */
export function formatDate(iso: Instant, zone?: Zone, now: Date = new Date()): string {
  if (!isInstant(iso)) return EMPTY;
  const { weekday, day, month, year } = readClock(new Date(iso), zone);
  const today = readClock(now, zone);
  const date = `${weekday}, ${day} ${month}`;
  if (year !== today.year) return `${date} ${year}`;
  return day === today.day && month === today.month ? 'Today' : date;
}

/** The time of an ISO 8601 instant in an IANA zone (S1 §2): '9:00 AM (AEDT)'; 'N/A' for none. */
export function formatTime(iso: Instant, zone?: Zone): string {
  if (!isInstant(iso)) return EMPTY;
  const at = new Date(iso);
  const { hour, minute, dayPeriod } = readClock(at, zone);
  return `${hour}:${minute} ${dayPeriod} (${zoneName(zone || DEFAULT_ZONE, at)})`;
}

/** Day and time of an ISO 8601 instant in an IANA zone: 'Tue, 3 Mar, 9:00 AM (AEDT)'. */
export function formatDateTime(iso: Instant, zone?: Zone, now?: Date): string {
  return isInstant(iso) ? `${formatDate(iso, zone, now)}, ${formatTime(iso, zone)}` : EMPTY;
}

/** A duration in hours, on one line: '4 hours', '1 hour'; 'N/A' for none. */
export function formatDuration(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return EMPTY;
  return hours === 1 ? '1\u00a0hour' : `${hours}\u00a0hours`;
}
