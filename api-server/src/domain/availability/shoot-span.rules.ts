import { wallText, zoneOf } from '@shootline/shared-api/rules';
import { dayStart, isoDay } from '../../platform/http/day.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A span of time; excludes its end. */
export type Span = { from: Date; to: Date };

type Shoot = { date: Date | null; duration: number | null; arrivalAndSetupDate: Date | null };

/** The time of the shoot, from its start for `duration` hours; undefined if either is missing. */
export function shootSpan({ date, duration }: Shoot): Span | undefined {
  if (!date || duration === null) return undefined;
  return { from: date, to: new Date(date.getTime() + duration * hour) };
}

/** The time of the shoot including its set-up, which counts for at most a day. */
export function workSpan(shoot: Shoot): Span | undefined {
  const span = shootSpan(shoot);
  if (!span) return undefined;
  const start = span.from.getTime();
  const arrival = shoot.arrivalAndSetupDate?.getTime() ?? start;
  return { ...span, from: new Date(Math.max(Math.min(arrival, start), start - day)) };
}

/** The day on which a shoot begins, in its own zone; undefined without a date. */
export function shootDay(
  booking: { date: Date | null } & Parameters<typeof zoneOf>[0],
): Span | undefined {
  const zone = zoneOf(booking);
  const day = booking.date && isoDay('date', wallText(booking.date, zone).slice(0, 10));
  return day ? { from: dayStart(day, zone), to: dayStart(day, zone, 1) } : undefined;
}

/** A span as a PostgreSQL range. */
export function spanText({ from, to }: Span): string {
  return `[${from.toISOString()},${to.toISOString()})`;
}

/** The span extended by these minutes on both sides. */
export function widened({ from, to }: Span, minutes: number): Span {
  const margin = minutes * 60_000;
  return { from: new Date(from.getTime() - margin), to: new Date(to.getTime() + margin) };
}
