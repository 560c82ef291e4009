import type { Coordinates } from '@shootline/shared-api/contract';
import { distanceBetween } from '../reference/distance.rules.ts';
import { type MetroCity, metroCities } from './prices.ts';

/** The country's metro city that is nearest, with its distance; null if the country has none. */
export function nearestMetro(
  countryCode: string,
  location: Coordinates,
): { city: MetroCity; km: number } | null {
  const [nearest = null] = (metroCities[countryCode] ?? [])
    .map((city) => ({ city, km: distanceBetween(city, location) }))
    .sort((one, other) => one.km - other.km);
  return nearest;
}
