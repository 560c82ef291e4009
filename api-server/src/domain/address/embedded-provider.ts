import type { AddressSuggestion } from '@shootline/shared-api/contract';
import { object, string, type InferType } from 'yup';
import { formatAddress, formatTown, countryName } from './address-format.ts';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { type Gazetteer, type Place, gazetteer } from './gazetteer.ts';
import { openId, sealId } from './suggestion-id.ts';
import { matchPlaces, stateOf } from './place-match.ts';
import { foldName } from './place-name.ts';
import { readTypedAddress, splitStreet } from './typed-address.ts';

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
    additional_details: typed.details,
    ...splitStreet(typed.street),
  };
  return {
    ...line,
    formatted_address: formatAddress(line),
    formatted_address_short: formatTown(line),
    location: { lat: place.lat, lng: place.lng },
  };
}

type Match = { place: Place; id: string; line: string };

/** The district is added where two places in a state share a name. */
function labelled(places: Gazetteer, matches: Match[]): AddressSuggestion[] {
  return matches.map(({ place, id, line }) => {
    const isAmbiguous = matches.filter((other) => other.line === line).length > 1;
    const district = isAmbiguous ? places.districtName(place) : '';
    return { id, formatted_address: district === '' ? line : `${line} (${district})` };
  });
}

/**
 * Addresses without another server: the street as typed, in a place of the gazetteer, with that
 * place's coordinates.
 */
export function embeddedProvider(): AddressProvider {
  return {
    async suggest(text, countries) {
      const places = await gazetteer();
      for (const { details, street, postalCode, words } of readTypedAddress(text)) {
        const placeMatches = matchPlaces(places, words, countries).slice(0, mostSuggestions);
        const matches = placeMatches.map(({ place, postalCode: after }) => {
          const { name, country } = place;
          const code = after || postalCode;
          const typed = { details, street, postalCode: code, name, country, at: pointOf(place) };
          return {
            place,
            id: sealId(typed),
            line: addressOf(places, place, typed).formatted_address,
          };
        });
        if (matches.length > 0) return labelled(places, matches);
      }
      return [];
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
