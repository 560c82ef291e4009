import dayjs from 'dayjs';
import 'dayjs/locale/en-au.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

export const DEFAULT_ZONE = 'Australia/Sydney';

type Instant = string | null | undefined;
type Zone = string | null | undefined;

const EMPTY = 'N/A';

/** The zone's own name for its time at that instant, as en-AU says it: AEDT, or GMT+8. */
function zoneName(date: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const inZone = (iso: string | Date, zone: Zone) =>
  dayjs(iso)
    .tz(zone || DEFAULT_ZONE)
    .locale('en-au');

const isInstant = (iso: Instant): iso is string => Boolean(iso) && dayjs(iso).isValid();

/**
 * The day of an ISO 8601 instant in an IANA zone (S1 §2): 'Today', 'Tue, 3 Mar', or with the year
 * when it is not this one. 'N/A' when there is no date. "Today" is the zone's, not the reader's.
 */
export function formatDate(iso: Instant, zone?: Zone, now: Date = new Date()): string {
  if (!isInstant(iso)) return EMPTY;
  const date = inZone(iso, zone);
  const today = inZone(now, zone);
  if (date.isSame(today, 'day')) return 'Today';
  return date.format(date.year() === today.year() ? 'ddd, D MMM' : 'ddd, D MMM YYYY');
}

/** The time of an ISO 8601 instant in an IANA zone (S1 §2): '9:00 AM (AEDT)'; 'N/A' for none. */
export function formatTime(iso: Instant, zone?: Zone): string {
  if (!isInstant(iso)) return EMPTY;
  const name = zoneName(new Date(iso), zone || DEFAULT_ZONE);
  return `${inZone(iso, zone).format('h:mm A')} (${name})`;
}

/** Day and time of an ISO 8601 instant in an IANA zone: 'Tue, 3 Mar, 9:00 AM (AEDT)'. */
export function formatDateTime(iso: Instant, zone?: Zone, now?: Date): string {
  return isInstant(iso) ? `${formatDate(iso, zone, now)}, ${formatTime(iso, zone)}` : EMPTY;
}

/** A length in hours, on one line: '4 hours', '1 hour'; 'N/A' for none. */
export function formatDuration(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return EMPTY;
  return hours === 1 ? '1\u00a0hour' : `${hours}\u00a0hours`;
}
