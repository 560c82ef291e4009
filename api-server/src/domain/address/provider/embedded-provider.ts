import type { AddressSuggestion } from '@shootline/shared-api/contract';
import { object, string, type InferType } from 'yup';
import { formatAddress, formatTown, countryName, splitStreet } from '@shootline/shared-api/rules';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { type Gazetteer, type Place, gazetteer } from '../place/gazetteer.ts';
import { openId, sealId } from './suggestion-id.ts';
import { type PlaceMatch, matchPlaces, stateOf } from '../place/place-match.ts';
import { foldName } from '../place/place-name.ts';
import { guessTowns } from '../place/town-guesses.ts';
import { readTypedAddress, readTypedStreet, type TypedStreet } from '../typed-address.ts';

const typedPlace = object({
  details: string().defined(),
  street: string().defined(),
  postalCode: string().defined(),
  name: string().required(),
  country: string().required(),
  at: string().required(),
}).noUnknown();

type TypedPlace = InferType<typeof typedPlace>;

const pointOf = ({ lat, lng }: Place) => `${lat},${lng}`;

function addressOf(places: Gazetteer, place: Place, typed: TypedPlace): FoundAddress {
  const line = {
    country_code: place.country,
    country: countryName(place.country),
    locality: place.name,
    state: stateOf(places, place),
    postal_code: typed.postalCode,
    ...splitStreet([typed.details, typed.street].filter(Boolean).join(', '), place.country),
  };
  return {
    ...line,
    formatted_address: formatAddress(line),
    formatted_address_short: formatTown(line),
    location: { lat: place.lat, lng: place.lng },
    verified: 'town',
  };
}

/** Maximum number of towns from a venue's name, suggested before the town typed after it. */
const mostNamed = 2;

type Match = { place: Place; id: string; line: string; asTyped: string };

/** Adds the district where two places in a state share a name. */
function suggestions(
  places: Gazetteer,
  typed: TypedStreet,
  placeMatches: PlaceMatch[],
): AddressSuggestion[] {
  const matches = placeMatches.slice(0, mostSuggestions).map((match): Match => {
    const { place, postalCode } = match;
    const { name, country } = place;
    const { details, street } = typed;
    const code = postalCode || typed.postalCode;
    const values = { details, street, postalCode: code, name, country, at: pointOf(place) };
    return {
      place,
      id: sealId(values),
      line: addressOf(places, place, values).formatted_address,
      asTyped: [details, street, code].filter(Boolean).join(', '),
    };
  });
  return matches.map(({ place, id, line, asTyped }) => {
    const isAmbiguous = matches.filter((other) => other.line === line).length > 1;
    const district = isAmbiguous ? places.districtName(place) : '';
    const formatted_address = district === '' ? line : `${line} (${district})`;
    return { id, formatted_address, as_typed: asTyped };
  });
}

/**
 * A provider that needs no other server: the street as typed, in a place of the gazetteer, with the
 * place's coordinates.
 */
export function embeddedProvider(): AddressProvider {
  return {
    async suggest(text, countries, near) {
      const places = await gazetteer();
      const whole = readTypedStreet(text);
      for (const typed of readTypedAddress(text)) {
        const matches = matchPlaces(places, typed.words, countries);
        if (matches.length === 0) continue;
        const found = suggestions(places, typed, matches);
        if (whole.isStreet || text.includes(',')) return found;
        // `Melbourne Convention Centre` is unlikely to be in Centre, Alabama.
        const named = guessTowns(places, { ...whole, street: typed.street }, countries, near);
        const inNamed = suggestions(places, whole, named.slice(0, mostNamed));
        return [...inNamed, ...found].slice(0, mostSuggestions);
      }
      return suggestions(places, whole, guessTowns(places, whole, countries, near));
    },

    async lookUp(id) {
      const typed = openId(id, typedPlace);
      if (!typed) return undefined;
      const places = await gazetteer();
      const place = places
        .beginningWith(foldName(typed.name))
        .find((one) => one.country === typed.country && pointOf(one) === typed.at);
      return place && addressOf(places, place, typed);
    },
  };
}
