import { t } from '../../texts/texts.ts';
import { wallText, wallTimeAt } from '../../contract/wall-clock.ts';
import { zoneName } from '../../contract/zone-name.ts';
import { timeOfDayText } from './time-of-day.ts';

const pattern = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2})$/;

/**
 * A wall-clock time DD-MM-YYYY HH:mm in milliseconds, as if it were UTC; undefined when there is no such
 * time. Only times of the same zone can be compared.
 */
export function wallTime(text: string): number | undefined {
  const [, day, month, year, hour, minute] = (pattern.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined || year < 1900) {
    return undefined;
  }
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    at.getUTCDate() === day &&
    at.getUTCMonth() === month - 1 &&
    at.getUTCHours() === hour &&
    at.getUTCMinutes() === minute;
  return isReal ? at.getTime() : undefined;
}

const day = 86_400_000;
const minute = 60_000;

/** The day DD-MM-YYYY a number of days after an instant's day in an IANA zone. */
export function dayAfter(at: Date, days: number, zone: string): string {
  const today = wallTime(`${wallText(at, zone).slice(0, 10)} 00:00`) ?? at.getTime();
  return wallText(new Date(today + days * day), 'UTC').slice(0, 10);
}

/** The offset of a zone's clocks from UTC at an instant, in milliseconds. */
const offsetAt = (at: number, zone: string) => wallTimeAt(new Date(at), zone) - at;

/** The zone's offsets a day before and after a wall-clock time; they differ around a clock change. */
function offsetsAround(wall: number, zone: string): { before: number; after: number } {
  return { before: offsetAt(wall - day, zone), after: offsetAt(wall + day, zone) };
}

/** All instants at which a zone's clocks show a time, earliest first. */
function instantsAt(wall: number, zone: string): number[] {
  const { before, after } = offsetsAround(wall, zone);
  return [...new Set([wall - before, wall - after])]
    .filter((at) => at + offsetAt(at, zone) === wall)
    .sort((a, b) => a - b);
}

/**
 * The instant of a wall-clock time DD-MM-YYYY HH:mm in an IANA zone; the first one if the time comes twice,
 * undefined if the text is not a time. A skipped time is read with the offset from before the change.
 */
export function instantOf(text: string, zone: string): Date | undefined {
  const wall = wallTime(text);
  if (wall === undefined) return undefined;
  const [first = wall - offsetsAround(wall, zone).before] = instantsAt(wall, zone);
  return new Date(first);
}

/** The instant when the clocks change around a skipped time, found by bisection. */
function changeAround(wall: number, zone: string): number {
  const { before, after } = offsetsAround(wall, zone);
  let [last, next] = [wall - after, wall - before];
  while (next - last > minute) {
    const middle = last + Math.floor((next - last) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === before) last = middle;
    else next = middle;
  }
  return next;
}

/**
 * The first valid time DD-MM-YYYY HH:mm after one that the clocks of an IANA zone skip; undefined for an
 * existing time and for a text that is not a time.
 */
export function nextValidTime(text: string, zone: string): string | undefined {
  const wall = wallTime(text);
  if (wall === undefined || instantsAt(wall, zone).length > 0) return undefined;
  return wallText(new Date(changeAround(wall, zone)), zone);
}

const named = (at: Date, zone: string) =>
  `${timeOfDayText(wallText(at, zone).slice(-5))} ${zoneName(zone, at)}`;

/**
 * The form's error for a time DD-MM-YYYY HH:mm that the clocks of an IANA zone skip; undefined for any other
 * text.
 */
export function skippedTimeText(text: string, zone: string): string | undefined {
  const next = nextValidTime(text, zone);
  const at = next && instantOf(next, zone);
  if (!at) return undefined;
  const isSameDay = next.slice(0, 10) === text.slice(0, 10);
  const when = isSameDay
    ? named(at, zone)
    : t('{time} on {date}', { time: named(at, zone), date: next.slice(0, 10) });
  return t(
    'This time does not exist on that day, because the clocks go forward. The next valid time is {when}.',
    { when },
  );
}

/**
 * The form's note for a time DD-MM-YYYY HH:mm that comes twice in an IANA zone because the clocks go back;
 * undefined for any other text.
 */
export function repeatedTimeText(text: string, zone: string): string | undefined {
  const wall = wallTime(text);
  const [first, second] = wall === undefined ? [] : instantsAt(wall, zone);
  if (first === undefined || second === undefined) return undefined;
  return t(
    'This time comes twice on that day, because the clocks go back. The first is meant: {time}.',
    { time: named(new Date(first), zone) },
  );
}
