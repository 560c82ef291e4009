import type { Coordinates } from '@shootline/shared-api/contract';
import { distanceBetween } from '../../reference/distance.rules.ts';
import type { AddressCountries } from '../address-countries.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { type PlaceMatch, hasSuchCodes } from './place-match.ts';
import { foldName } from './place-name.ts';
import type { TypedStreet } from '../typed-address.ts';

/** Kilometres of distance that weigh as much as a population ten times smaller. */
const tenfold = 100;

/** Maximum weight of the distance. */
const furthest = 10;

/** Number of words in the longest city names. */
const mostWords = 4;

function namesIn(text: string): Set<string> {
  const words = foldName(text).split(' ').filter(Boolean);
  const lengths = Array.from({ length: mostWords }, (_, index) => index + 1);
  return new Set(
    words.flatMap((_word, at) => lengths.map((length) => words.slice(at, at + length).join(' '))),
  );
}

function closeness(
  city: Place,
  { preferred, own }: AddressCountries,
  near?: Coordinates | null,
): number {
  const home = own?.includes(city.country) ? furthest : 0;
  if (near) return home - Math.min(distanceBetween(near, city) / tenfold, furthest);
  const rank = preferred.indexOf(city.country);
  return home + (rank === -1 ? 0 : preferred.length - rank);
}

/**
 * Cities for a street or a venue without a town, likeliest first: those in its name (`Sydney Opera`),
 * and for a street also large ones near the user or in preferred countries.
 */
export function guessTowns(
  { cities }: Gazetteer,
  { street, postalCode, isStreet }: TypedStreet & { isStreet: boolean },
  countries: AddressCountries,
  near?: Coordinates | null,
): PlaceMatch[] {
  const names = namesIn(street);
  const likelihood = (city: Place) =>
    Math.log10(city.population) +
    (names.has(city.folded) ? 3 : 0) +
    closeness(city, countries, near);
  return cities
    .filter(
      (city) =>
        countries.allowed.has(city.country) &&
        hasSuchCodes(city, postalCode) &&
        (isStreet || names.has(city.folded)),
    )
    .map((place) => ({ place, postalCode: '', score: likelihood(place) }))
    .sort((a, b) => b.score - a.score);
}
