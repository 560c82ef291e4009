import type { Coordinates, Travel } from '@shootline/shared-api/contract';
import type { Span } from '../shoot-span.rules.ts';
import { travelMinutes } from './travel-times.ts';
import { travelSettings } from './travel.settings.ts';

/** A shoot including its set-up, and its coordinates; without them nobody knows the travel. */
export type PlacedSpan = Span & { place: Coordinates | null };

const minutesFrom = (end: Date, start: Date) => (start.getTime() - end.getTime()) / 60_000;

/** Minutes of travel between two shoots, in order of time; undefined if a place is unknown. */
export function travelBetween(one: PlacedSpan, other: PlacedSpan): number | undefined {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  return first.place && second.place ? travelMinutes(first.place, second.place) : undefined;
}

/** The minutes between two spans; negative if they overlap. */
export const pauseBetween = (one: Span, other: Span): number =>
  one.from <= other.from ? minutesFrom(one.to, other.from) : minutesFrom(other.to, one.from);

/** Whether the travel between two shoots that do not overlap takes longer than their pause. */
export function isOutOfReach(one: PlacedSpan, other: PlacedSpan): boolean {
  const pause = pauseBetween(one, other);
  return pause >= 0 && (travelBetween(one, other) ?? 0) > pause;
}

/** Whether nobody can film both: the pause is shorter than the workspace's minimum or the travel. */
export const isTooClose = (one: PlacedSpan, other: PlacedSpan, minimumGap: number): boolean =>
  pauseBetween(one, other) < minimumGap || isOutOfReach(one, other);

/**
 * The travel to a shoot: from the one before, `before`, or from home if nothing was filmed in the last 8
 * hours. Null if a place is unknown or they are the same.
 */
export function travelTo(
  to: PlacedSpan,
  before: PlacedSpan | undefined,
  home: Coordinates | null,
): Travel | null {
  const shoot =
    before && pauseBetween(before, to) < travelSettings.longestMinutes ? before : undefined;
  const from = shoot ? shoot.place : home;
  const minutes = from && to.place ? travelMinutes(from, to.place) : 0;
  if (minutes === 0) return null;
  const leave = new Date(to.from.getTime() - minutes * 60_000);
  return {
    from: shoot ? 'shoot' : 'home',
    minutes,
    leave_by: leave.toISOString(),
    is_late: shoot !== undefined && shoot.to > leave,
  };
}

/** The coordinates of a person's home; null if they are unknown. */
export function homeOf({
  latitude: lat,
  longitude: lng,
}: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null {
  return lat === null || lng === null ? null : { lat, lng };
}
