import { wallText, wallTime } from '@shootline/shared-api/rules';

/** A day as it was typed, and a time HH:mm or as it was typed. */
export interface WallParts {
  day: string;
  time: string;
}

/** A form's DD-MM-YYYY HH:mm, also while a part of it is missing. */
export function wallParts(wall: string | null | undefined): WallParts {
  const text = wall ?? '';
  const space = text.indexOf(' ');
  return space < 0
    ? { day: text, time: '' }
    : { day: text.slice(0, space), time: text.slice(space + 1) };
}

/** The reverse of `wallParts`; '' when both parts are missing. */
export function wallOf({ day, time }: WallParts): string {
  return day === '' && time === '' ? '' : `${day} ${time}`;
}

const firstMorningHour = '04:00';
/** Nobody arrives longer before a shoot. */
const longestWait = 12 * 3_600_000;
const dayLength = 86_400_000;

const moved = (wall: number, milliseconds: number) =>
  wallText(new Date(wall + milliseconds), 'UTC');

/** The arrival at a time of day for a shoot: on its day, or the evening before a shoot at night. */
export function arrivalAt(time: string, shoot: string): string {
  const { day, time: shootTime } = wallParts(shoot);
  const [at, start] = [`${day} ${time}`, shoot].map(wallTime);
  if (at === undefined || start === undefined) return wallOf({ day, time });
  const isEveningBefore =
    shootTime < firstMorningHour && at > start && start - (at - dayLength) <= longestWait;
  return isEveningBefore ? moved(at, -dayLength) : wallOf({ day, time });
}

/** An arrival that keeps its distance from a shoot that moves from `before` to `after`. */
export function arrivalMovedWith(arrival: string, before: string, after: string): string {
  const [at, from, to] = [arrival, before, after].map(wallTime);
  if (at === undefined || from === undefined || to === undefined) return arrival;
  return moved(to, at - from);
}
