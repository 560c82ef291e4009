import type { Coordinates } from '@shootline/shared-api/contract';
import { foldName } from '../address/place/place-name.ts';
import { findTowns } from '../address/place/towns.ts';
import { isRegional } from './metro.rules.ts';
import { metroCities } from './prices.ts';

type Town = { country_code: string; state: string; locality: string };

type Place = Town & { location?: Coordinates | null };

function metroNamed({ country_code, state, locality }: Town): Coordinates | undefined {
  return metroCities[country_code]?.find(
    (city) =>
      foldName(city.name) === foldName(locality) &&
      (state === '' || foldName(city.state) === foldName(state)),
  );
}

/**
 * Location of the town of a typed address, used for its price only. Of several towns with that name in
 * the state, prefers one near a metro city. Null for a chosen address, an unknown town, and a country
 * without metro cities.
 */
export async function townLocationOf(place: Place | null | undefined): Promise<Coordinates | null> {
  if (!place || place.location || !metroCities[place.country_code] || !place.locality) return null;
  const metro = metroNamed(place);
  if (metro) return { lat: metro.lat, lng: metro.lng };
  const towns = await findTowns(place);
  const town = towns.find((one) => !isRegional(place.country_code, one)) ?? towns[0];
  return town ? { lat: town.lat, lng: town.lng } : null;
}
