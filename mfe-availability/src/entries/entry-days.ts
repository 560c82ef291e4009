import { type CalendarEntry, zoneName } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import { clockText, type Day, dayOf, daysBetween, dayText, minuteOfDay } from '../days/day.ts';
import { entryTitle } from './entry-kind.ts';

/** When something of a calendar is. */
type EntryTimes = Pick<CalendarEntry, 'starts' | 'ends' | 'is_all_day' | 'timezone'>;

/** Whole days are those of the zone in which they were entered; times are placed by the reader's clocks. */
const placingZone = (entry: EntryTimes, zone: string) => (entry.is_all_day ? entry.timezone : zone);

/** The first and the last day of an entry for a reader in an IANA zone. */
export function entrySpan(entry: EntryTimes, zone: string): { first: Day; last: Day } {
  const placing = placingZone(entry, zone);
  const end = new Date(new Date(entry.ends).getTime() - 1);
  return { first: dayOf(entry.starts, placing), last: dayOf(end, placing) };
}

const byTime = (a: CalendarEntry, b: CalendarEntry) =>
  Number(b.is_all_day) - Number(a.is_all_day) || a.starts.localeCompare(b.starts);

/** The entries of each of these days, whole days first, then by time; one of several days is on each. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  days: readonly Day[],
  zone: string,
): Map<Day, CalendarEntry[]> {
  const spans = entries.toSorted(byTime).map((entry) => ({ entry, ...entrySpan(entry, zone) }));
  return new Map(
    days.map((day) => [
      day,
      spans
        .filter(({ first, last }) => daysBetween(first, day) >= 0 && daysBetween(day, last) >= 0)
        .map(({ entry }) => entry),
    ]),
  );
}

const dayLength = 24 * 60;

/** From which to which minute of a day an entry lasts on the clocks of an IANA zone. */
export function minutesOn(entry: CalendarEntry, day: Day, zone: string) {
  const { first, last } = entrySpan(entry, zone);
  const end = minuteOfDay(entry.ends, zone);
  return {
    from: first === day ? minuteOfDay(entry.starts, zone) : 0,
    to: last === day ? end || dayLength : dayLength,
  };
}

function rangeText({ starts, ends }: Pick<EntryTimes, 'starts' | 'ends'>, zone: string): string {
  const [first, last] = [dayOf(starts, zone), dayOf(ends, zone)];
  // It is shown on each of its days.
  const at = (iso: string, day: Day) =>
    first !== last ? `${dayText(day, 'ddd D MMM')}, ${clockText(iso, zone)}` : clockText(iso, zone);
  return `${at(starts, first)} – ${at(ends, last)}`;
}

/** Whether the reader's clocks show other times than those of the entry's zone. */
function isElsewhere({ starts, timezone }: CalendarEntry, zone: string): boolean {
  const at = new Date(starts);
  return wallText(at, timezone) !== wallText(at, zone);
}

/**
 * The times of an entry on the clocks of its own zone, which is named where the reader's show others; or
 * its whole days.
 */
export function timesText(entry: CalendarEntry, zone: string): string {
  const { starts, timezone, is_all_day } = entry;
  if (!is_all_day) {
    const name = isElsewhere(entry, zone) ? ` (${zoneName(timezone, new Date(starts))})` : '';
    return rangeText(entry, timezone) + name;
  }
  const { first, last } = entrySpan(entry, zone);
  if (first === last) return 'All day';
  return `All day, ${dayText(first, 'ddd D MMM')} – ${dayText(last, 'ddd D MMM')}`;
}

/** The times of an entry on the reader's clocks, where those show others than its own. */
export function ownTimesText(entry: CalendarEntry, zone: string): string | undefined {
  if (entry.is_all_day || !isElsewhere(entry, zone)) return undefined;
  return `${rangeText(entry, zone)} (${zoneName(zone, new Date(entry.starts))})`;
}

/** All of an entry on one line, for where there is no room for it. */
export function entryText(entry: CalendarEntry, zone: string): string {
  const { location, state_display } = entry;
  const parts = [timesText(entry, zone), entryTitle(entry), location, state_display];
  return parts.filter(Boolean).join(' · ');
}

/** When an entry begins, as briefly as a month has room for; '' for whole days. */
export function startText(entry: CalendarEntry, zone: string): string {
  const { starts, timezone, is_all_day } = entry;
  if (is_all_day) return '';
  const name = isElsewhere(entry, zone) ? ` ${zoneName(timezone, new Date(starts))}` : '';
  return clockText(starts, timezone) + name;
}

/** The times of a shoot or an offer on the clocks of its own zone, which is named: 'A – B AEDT'. */
export function zonedTimes(entry: Omit<EntryTimes, 'is_all_day'>): string {
  const { starts, timezone } = entry;
  return `${rangeText(entry, timezone)} ${zoneName(timezone, new Date(starts))}`;
}
