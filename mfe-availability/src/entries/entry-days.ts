import { type CalendarEntry, zoneName, t, translated } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import {
  briefClockText,
  clockText,
  type Day,
  dayOf,
  daysBetween,
  dayText,
  minuteOfDay,
} from '../days/day.ts';
import { entryTitle } from './entry-kind.ts';
import { travelLine } from './travel-line.ts';

/** The times of a calendar entry. */
type EntryTimes = Pick<CalendarEntry, 'starts' | 'ends' | 'is_all_day' | 'timezone'>;

/** Whole days keep the zone in which they were entered; other entries use the reader's zone. */
const placingZone = (entry: EntryTimes, zone: string) => (entry.is_all_day ? entry.timezone : zone);

/** The first and the last day of an entry for a reader in an IANA zone. */
export function entrySpan(entry: EntryTimes, zone: string): { first: Day; last: Day } {
  const placing = placingZone(entry, zone);
  const end = new Date(new Date(entry.ends).getTime() - 1);
  return { first: dayOf(entry.starts, placing), last: dayOf(end, placing) };
}

const byTime = (a: CalendarEntry, b: CalendarEntry) =>
  Number(b.is_all_day) - Number(a.is_all_day) || a.starts.localeCompare(b.starts);

/** The entries by day, whole days first, then by time; entries of several days are on each of them. */
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

/** The minutes of a day at which an entry starts and ends, on the clocks of an IANA zone. */
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
  // The text appears on each of the entry's days, so it names both.
  const at = (iso: string, day: Day) =>
    first !== last ? `${dayText(day, 'ddd D MMM')}, ${clockText(iso, zone)}` : clockText(iso, zone);
  return `${at(starts, first)} – ${at(ends, last)}`;
}

/** Whether clocks in the reader's zone and in the entry's zone show different times. */
function isElsewhere({ starts, timezone }: CalendarEntry, zone: string): boolean {
  const at = new Date(starts);
  return wallText(at, timezone) !== wallText(at, zone);
}

/**
 * The times of an entry in its own zone, with the zone's name if the reader's clocks differ; or its whole
 * days.
 */
export function timesText(entry: CalendarEntry, zone: string): string {
  const { starts, timezone, is_all_day } = entry;
  if (!is_all_day) {
    const name = isElsewhere(entry, zone) ? ` (${zoneName(timezone, new Date(starts))})` : '';
    return rangeText(entry, timezone) + name;
  }
  const { first, last } = entrySpan(entry, zone);
  if (first === last) return t('All day');
  return t('All day, {first} – {last}', {
    first: dayText(first, 'ddd D MMM'),
    last: dayText(last, 'ddd D MMM'),
  });
}

/** The times of an entry in the reader's zone; undefined if they are the same as in its own. */
export function ownTimesText(entry: CalendarEntry, zone: string): string | undefined {
  if (entry.is_all_day || !isElsewhere(entry, zone)) return undefined;
  return `${rangeText(entry, zone)} (${zoneName(zone, new Date(entry.starts))})`;
}

/** The details of an entry on one line, for a tooltip. */
export function entryText(entry: CalendarEntry, zone: string): string {
  const { location, state_display, timezone, travel } = entry;
  const parts = [
    timesText(entry, zone),
    entryTitle(entry),
    travelLine(travel, timezone),
    location,
    translated(state_display),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The start of an entry, short enough for a month; '' for whole days. */
export function startText(entry: CalendarEntry, zone: string): string {
  const { starts, timezone, is_all_day } = entry;
  if (is_all_day) return '';
  const name = isElsewhere(entry, zone) ? ` ${zoneName(timezone, new Date(starts))}` : '';
  return briefClockText(starts, timezone) + name;
}

/** The times of a shoot or an offer in its own zone, with the zone's name: 'A – B AEDT'. */
export function zonedTimes(entry: Omit<EntryTimes, 'is_all_day'>): string {
  const { starts, timezone } = entry;
  return `${rangeText(entry, timezone)} ${zoneName(timezone, new Date(starts))}`;
}
