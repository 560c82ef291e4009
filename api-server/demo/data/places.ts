import type { Place } from './place.ts';
import { placesAbroad } from './places-abroad.ts';
import { australianPlaces } from './places-australia.ts';

const places = [...australianPlaces, ...placesAbroad];

export function placeOf(region: string): Place {
  const place = places.find((each) => each.region === region);
  if (!place) throw new Error(`No such region: ${region}`);
  return place;
}
