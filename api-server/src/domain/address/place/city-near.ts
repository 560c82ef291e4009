import type { Coordinates } from '@shootline/shared-api/contract';
import { distanceBetween } from '../../reference/distance.rules.ts';
import { countryName } from '@shootline/shared-api/rules';
import { type City, readCities } from './city-data.ts';

/** Kilometres within which a place is named after the largest city, and else after the nearest one. */
const [suburban, furthest] = [25, 50];

const nameOf = ({ city, iso2, country }: City) => {
  const land = /^[A-Z]{2}$/.test(iso2) ? countryName(iso2) : country;
  return land.startsWith(city) ? city : `${city}, ${land}`;
};

const bandOf = ({ lat }: Coordinates) => Math.floor(lat);

const load = async () => Map.groupBy(await readCities(), bandOf);

let loaded: ReturnType<typeof load> | undefined;

/**
 * The city of each place with its country, as Analytics names towns (`Sydney, Australia`): the largest
 * within 25 km, else the nearest within 50 km, else null.
 */
export async function citiesNear(places: readonly Coordinates[]): Promise<(string | null)[]> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const bands = await loaded;
  return places.map((place) => {
    const band = bandOf(place);
    // A degree of latitude is more than 50 km.
    const around = [band - 1, band, band + 1]
      .flatMap((one) => bands.get(one) ?? [])
      .map((city) => ({ city, away: distanceBetween(place, city) }))
      .filter(({ away }) => away <= furthest);
    const [largest] = around
      .filter(({ away }) => away <= suburban)
      .sort((a, b) => b.city.pop - a.city.pop);
    const named = largest ?? around.sort((a, b) => a.away - b.away)[0];
    return named ? nameOf(named.city) : null;
  });
}
