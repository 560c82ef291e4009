import { t, wallTimeAt, zoneName, dateFormat, datePartsOf } from '@shootline/shared-api';

export const DEFAULT_ZONE = 'Australia/Sydney';

type Instant = string | null | undefined;
type Zone = string | null | undefined;

const EMPTY = t('N/A');

const format = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The local time of a zone at an instant, in parts such as `month: 'Mar'`. */
const readClock = (at: Date, zone: Zone) =>
  datePartsOf(format, wallTimeAt(at, zone || DEFAULT_ZONE));

const isInstant = (iso: Instant): iso is string => Boolean(iso) && !Number.isNaN(Date.parse(iso!));

/**
 * The day of an ISO 8601 instant in an IANA zone: 'Today', 'Tue, 3 Mar', or with the year if it is not the
 * current one. 'N/A' for no date. "Today" follows the given zone, not the reader's.
 */
export function formatDate(iso: Instant, zone?: Zone, now: Date = new Date()): string {
  if (!isInstant(iso)) return EMPTY;
  const clock = readClock(new Date(iso), zone);
  const today = readClock(now, zone);
  if (clock.year !== today.year) return t('{weekday}, {day} {month} {year}', clock);
  const isToday = clock.day === today.day && clock.month === today.month;
  return isToday ? t('Today') : t('{weekday}, {day} {month}', clock);
}

/** The time of an ISO 8601 instant in an IANA zone: '9:00 AM (AEDT)'; 'N/A' for none. */
export function formatTime(iso: Instant, zone?: Zone): string {
  if (!isInstant(iso)) return EMPTY;
  const at = new Date(iso);
  const name = zoneName(zone || DEFAULT_ZONE, at);
  return t('{hour}:{minute} {dayPeriod} ({name})', { ...readClock(at, zone), name });
}

/** Day and time of an ISO 8601 instant in an IANA zone: 'Tue, 3 Mar, 9:00 AM (AEDT)'. */
export function formatDateTime(iso: Instant, zone?: Zone, now?: Date): string {
  return isInstant(iso) ? `${formatDate(iso, zone, now)}, ${formatTime(iso, zone)}` : EMPTY;
}

/** A duration in hours, on one line: '4 hours', '1 hour'; 'N/A' for none. */
export function formatDuration(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return EMPTY;
  return t('{hours, plural, one {#\u00a0hour} other {#\u00a0hours}}', { hours });
}
