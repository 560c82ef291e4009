import { wallTimeAt, zoneName } from '@shootline/shared-api';
import dayjs from 'dayjs';
import 'dayjs/locale/en-au.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

export const DEFAULT_ZONE = 'Australia/Sydney';

type Instant = string | null | undefined;
type Zone = string | null | undefined;

const EMPTY = 'N/A';

/** The local time of a zone at an instant, as if it were UTC. */
const readClock = (iso: string | Date, zone: Zone) =>
  dayjs.utc(wallTimeAt(new Date(iso), zone || DEFAULT_ZONE)).locale('en-au');

const isInstant = (iso: Instant): iso is string => Boolean(iso) && dayjs(iso).isValid();

/**
 * The day of an ISO 8601 instant in an IANA zone (S1 §2): 'Today', 'Tue, 3 Mar', or with the year if it is
 * not the current one. 'N/A' for no date. "Today" follows the given zone, not the reader's.
 */
export function formatDate(iso: Instant, zone?: Zone, now: Date = new Date()): string {
  if (!isInstant(iso)) return EMPTY;
  const date = readClock(iso, zone);
  const today = readClock(now, zone);
  if (date.isSame(today, 'day')) return 'Today';
  return date.format(date.year() === today.year() ? 'ddd, D MMM' : 'ddd, D MMM YYYY');
}

/** The time of an ISO 8601 instant in an IANA zone (S1 §2): '9:00 AM (AEDT)'; 'N/A' for none. */
export function formatTime(iso: Instant, zone?: Zone): string {
  if (!isInstant(iso)) return EMPTY;
  const name = zoneName(zone || DEFAULT_ZONE, new Date(iso));
  return `${readClock(iso, zone).format('h:mm A')} (${name})`;
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
