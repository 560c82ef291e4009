import type { Coordinates } from '@shootline/shared-api/contract';
import { gazetteer } from './gazetteer.ts';
import { statesOf } from './place-match.ts';
import { foldName } from './place-name.ts';

/** The towns of this name in a country, only those in the given state if there are any. */
export async function findTowns({
  country_code,
  state,
  locality,
}: {
  country_code: string;
  state: string;
  locality: string;
}): Promise<Coordinates[]> {
  const places = await gazetteer();
  const name = foldName(locality);
  const towns = places
    .beginningWith(name)
    .filter(({ folded, country }) => folded === name && country === country_code);
  const inState = towns.filter((town) => statesOf(places, town).includes(foldName(state)));
  return inState.length > 0 ? inState : towns;
}
