import type { AddressCountries } from '../address-countries.ts';
import { countryName } from '@shootline/shared-api/rules';
import type { Gazetteer, Place } from './gazetteer.ts';
import { foldName } from './place-name.ts';
import { stateAsWritten } from './suburbs.ts';
import { isPostalCode } from '../typed-address.ts';

/** A place that the typed words may mean, with a postal code found among them. */
export type PlaceMatch = { place: Place; postalCode: string };

const countryAliases: Record<string, string[]> = { US: ['usa'], GB: ['uk'], NZ: ['nz'] };

/** The state as written in an address: `NSW`, `CA`, `England`, or an empty string. */
export function stateOf(gazetteer: Gazetteer, place: Place): string {
  if (place.country === 'US') return place.region;
  return stateAsWritten(place.country, gazetteer.regionName(place));
}

/** Folded names of a place's state: `nsw` and `new south wales`. */
export function statesOf(gazetteer: Gazetteer, place: Place): string[] {
  return [stateOf(gazetteer, place), gazetteer.regionName(place)].map(foldName).filter(Boolean);
}

function names(gazetteer: Gazetteer, place: Place): { states: string[]; countries: string[] } {
  const { country } = place;
  return {
    states: statesOf(gazetteer, place),
    countries: [country.toLowerCase(), foldName(countryName(country))].concat(
      countryAliases[country] ?? [],
    ),
  };
}

/** Whether the words after a place's name begin its state or country. */
function fits(gazetteer: Gazetteer, place: Place, said: string): boolean {
  if (said === '') return true;
  const { states, countries } = names(gazetteer, place);
  const pairs = states.flatMap((state) => countries.map((country) => `${state} ${country}`));
  return [...pairs, ...countries].some((name) => name.startsWith(said));
}

// In other countries postal codes are digits only.
const countriesOfLetterCodes = ['CA', 'GB'];

/** Whether the place's country may have such a postal code; only a few countries use letters. */
export function hasSuchCodes(place: Place, postalCode: string): boolean {
  return !/[A-Z]/.test(postalCode) || countriesOfLetterCodes.includes(place.country);
}

/** Takes a postal code of one or two words out of the words after a place's name. */
function splitPostalCode(words: string[]): { said: string; postalCode: string } {
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const code = words.slice(at, at + length).join(' ');
      if (isPostalCode(code)) {
        return { said: words.toSpliced(at, length).join(' '), postalCode: code.toUpperCase() };
      }
    }
  }
  return { said: words.join(' '), postalCode: '' };
}

/** Score of a place: highest for a full name, then for the client's country, others and larger cities. */
function likelihood(place: Place, typed: string, countries: AddressCountries): number {
  const rank = countries.preferred.indexOf(place.country);
  return (
    (place.folded === typed ? 3 : 0) +
    (countries.own?.includes(place.country) ? 3 : 0) +
    (rank === -1 ? 0 : 6 - rank / 10) +
    Math.log10(place.population + 1) -
    place.folded.length / 100
  );
}

/** The places that the words may mean, best first. */
export function matchPlaces(
  gazetteer: Gazetteer,
  words: string[],
  countries: AddressCountries,
): PlaceMatch[] {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const { said, postalCode } = splitPostalCode(words.slice(length));
    const isUnfinished = length === words.length && name.length >= 3;
    const matches = gazetteer
      .beginningWith(name)
      .filter(
        (place) =>
          (isUnfinished || place.folded === name) &&
          countries.allowed.has(place.country) &&
          hasSuchCodes(place, postalCode) &&
          fits(gazetteer, place, said),
      )
      .map((place) => ({ place, postalCode, score: likelihood(place, name, countries) }))
      .sort((a, b) => b.score - a.score);
    if (matches.length > 0) return matches;
  }
  return [];
}
