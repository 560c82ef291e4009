import type { Coordinates } from '@shootline/shared-api/contract';
import { distanceBetween } from '../../reference/distance.rules.ts';
import { travelSettings } from './travel.settings.ts';

const { detour, speeds, setDownMinutes, stepMinutes, samePlace, longestMinutes } = travelSettings;

/** Whether two places are so near that nobody travels between them. */
export function isSamePlace(from: Coordinates, to: Coordinates): boolean {
  return distanceBetween(from, to) <= samePlace;
}

/** Minutes of travel with so many minutes on the way: with set-down, rounded up to 5, at most 8 hours. */
export function withSetDown(onTheWay: number): number {
  const minutes = Math.ceil((onTheWay + setDownMinutes) / stepMinutes) * stepMinutes;
  return Math.min(minutes, longestMinutes);
}

/** Minutes of travel between two places, estimated from their distance. */
export function estimatedMinutes(from: Coordinates, to: Coordinates): number {
  if (isSamePlace(from, to)) return 0;
  const length = distanceBetween(from, to) * detour;
  let [hours, start] = [0, 0];
  for (const { upTo, speed } of speeds) {
    hours += Math.max(0, Math.min(length, upTo) - start) / speed;
    start = upTo;
  }
  return withSetDown(hours * 60);
}
