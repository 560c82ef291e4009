import type { Coordinates } from '@shootline/shared-api/contract';

/** In kilometres. */
export const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const part = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)));
}
