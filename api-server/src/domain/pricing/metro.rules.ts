import type { Coordinates } from '@shootline/shared-api/contract';
import { distanceBetween } from '../reference/distance.rules.ts';
import { metroCities, metroKm } from './prices.ts';

/**
 * Whether a place pays the regional loading (docs/product/prices-and-fees.md#metro); always false for a
 * country without metro cities.
 */
export function isRegional(countryCode: string, location: Coordinates): boolean {
  const cities = metroCities[countryCode];
  return Boolean(cities && !cities.some((city) => distanceBetween(city, location) <= metroKm));
}
