import { wallText, wallTime } from '@shootline/shared-api/rules';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const earliest = (...instants: Date[]) => new Date(Math.min(...instants.map(Number)));
export const after = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + Math.round(milliseconds));

/** A zone's wall clock time, to the second, as if it were UTC. */
function wallClock(instant: Date, zone: string): number {
  const seconds = Math.floor((instant.getTime() % minute) / 1000);
  return (wallTime(wallText(instant, zone)) ?? NaN) + seconds * 1000;
}

function localHour(instant: Date, zone: string): number {
  return new Date(wallClock(instant, zone)).getUTCHours();
}

/** Midnight UTC of the day of an instant. */
export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / day) * day);
}

/** The instant at which clocks of the zone show `minutes` after midnight on that (UTC) day. */
export function atLocalTime(midnight: Date, minutes: number, zone: string): Date {
  const local = midnight.getTime() + minutes * minute;
  const guess = new Date(local - (wallClock(new Date(local), zone) - local));
  return new Date(guess.getTime() + local - wallClock(guess, zone));
}

/** The same time or, at night, the late afternoon before. */
export function inOfficeHours(instant: Date, zone: string): Date {
  const at = localHour(instant, zone);
  return at >= 8 && at < 18 ? instant : after(instant, -((at - 17 + 24) % 24) * hour);
}

/** The same time or, at night, the morning after. */
export function nextOfficeHours(instant: Date, zone: string): Date {
  const at = localHour(instant, zone);
  if (at >= 7 && at < 20) return instant;
  return after(instant, ((8 - at + 24) % 24) * hour);
}
