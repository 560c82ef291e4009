import { dayAfter, instantOf } from '@shootline/shared-api/rules';

/** Times HH:mm of a day, from 00:00 to 24:00. */
export type OfferHours = { from: string; to: string };

/** Before the shoot, in which offers no longer wait. */
const urgentMs = 24 * 3_600_000;

/** The instant of a time HH:mm some days after today in an IANA zone. */
function timeOn(days: number, time: string, now: Date, zone: string): Date {
  const [day, clock] = time === '24:00' ? [days + 1, '00:00'] : [days, time];
  const at = instantOf(`${dayAfter(now, day, zone)} ${clock}`, zone);
  if (!at) throw new Error(`${time} is no time of a day.`);
  return at;
}

/**
 * The first instant from `now` on that lies within the hours of a day in an IANA zone; `now` itself if it does.
 * A skipped hour moves to the time after it.
 */
export function withinHours(now: Date, hours: OfferHours, zone: string): Date {
  for (const days of [0, 1]) {
    const opening = timeOn(days, hours.from, now, zone);
    if (now < opening) return opening;
    if (now < timeOn(days, hours.to, now, zone)) return now;
  }
  return now;
}

/**
 * The first instant from `now` on that lies within the hours of a day in the videographer's IANA zone, or
 * within 24 hours of the shoot.
 */
export function openingOf(
  now: Date,
  { hours, zone, shoot }: { hours: OfferHours; zone: string; shoot: Date },
): Date {
  const urgent = new Date(Math.max(now.getTime(), shoot.getTime() - urgentMs));
  const opening = withinHours(now, hours, zone);
  return opening < urgent ? opening : urgent;
}
