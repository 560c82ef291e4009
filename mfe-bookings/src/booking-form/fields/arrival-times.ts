import { wallOf, wallParts, wallText, wallTime } from '@shootline/shared-api/values';

const firstMorningHour = '04:00';
/** The longest time between an arrival and its shoot, in milliseconds. */
const longestWait = 12 * 3_600_000;
const dayLength = 86_400_000;

const moved = (wall: number, milliseconds: number) =>
  wallText(new Date(wall + milliseconds), 'UTC');

/** Places an arrival's time of day: on the day of the shoot, or the evening before a shoot at night. */
export function arrivalAt(time: string, shoot: string): string {
  const { day, time: shootTime } = wallParts(shoot);
  const [at, start] = [`${day} ${time}`, shoot].map(wallTime);
  if (at === undefined || start === undefined) return wallOf({ day, time });
  const isEveningBefore =
    shootTime < firstMorningHour && at > start && start - (at - dayLength) <= longestWait;
  return isEveningBefore ? moved(at, -dayLength) : wallOf({ day, time });
}

/** Moves an arrival with its shoot from `before` to `after`, keeping the distance. */
export function arrivalMovedWith(arrival: string, before: string, after: string): string {
  const [at, from, to] = [arrival, before, after].map(wallTime);
  if (at === undefined || from === undefined || to === undefined) return arrival;
  return moved(to, at - from);
}
