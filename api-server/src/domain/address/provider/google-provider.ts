import { type InferType, array, number, object, string } from 'yup';
import { formatTown } from '@shootline/shared-api/rules';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { askServer } from '../../../platform/http/ask-server.ts';

/** The most countries that one search accepts. */
export const mostGoogleCountries = 15;

export const googlePlaces = 'https://places.googleapis.com';

const predictions = object({
  suggestions: array(
    object({
      placePrediction: object({
        placeId: string().required(),
        text: object({ text: string().required() }).required(),
      })
        .optional()
        .default(undefined),
    }).required(),
  ).optional(),
});

const place = object({
  formattedAddress: string().required(),
  location: object({
    latitude: number().min(-90).max(90).required(),
    longitude: number().min(-180).max(180).required(),
  }).required(),
  addressComponents: array(
    object({
      longText: string().defined(),
      shortText: string().defined(),
      types: array(string().required()).required(),
    }).required(),
  ).required(),
});

function addressOf(details: InferType<typeof place>): FoundAddress {
  const component = (...types: string[]) => {
    for (const type of types) {
      const match = details.addressComponents.find((one) => one.types.includes(type));
      if (match) return match;
    }
    return { longText: '', shortText: '' };
  };
  const line = {
    country_code: component('country').shortText,
    country: component('country').longText,
    locality: component('locality', 'postal_town', 'sublocality').longText,
    state: component('administrative_area_level_1').shortText,
    postal_code: component('postal_code').longText,
    additional_details: component('subpremise').longText,
    street_number: component('street_number').longText,
    route: component('route').longText,
  };
  return {
    ...line,
    formatted_address: details.formattedAddress,
    formatted_address_short: formatTown(line),
    location: { lat: details.location.latitude, lng: details.location.longitude },
    verified: line.route === '' ? 'town' : 'street',
  };
}

/** Addresses of Google's Places API (New); an id is Google's id of the place. */
export function googleProvider(
  key: string,
  deadline: number,
  base: string = googlePlaces,
): AddressProvider {
  const server = { name: 'Google Places', deadline };
  // The key is sent in a header, to keep it out of logged addresses.
  const headers = { 'X-Goog-Api-Key': key, 'Content-Type': 'application/json' };
  return {
    async suggest(input, { allowed }) {
      const isNarrow = allowed.size <= mostGoogleCountries;
      const answer = await askServer(
        server,
        new URL('/v1/places:autocomplete', base),
        predictions,
        {
          method: 'POST',
          headers,
          body: JSON.stringify({
            input,
            languageCode: 'en',
            ...(isNarrow
              ? { includedRegionCodes: [...allowed].map((code) => code.toLowerCase()) }
              : {}),
          }),
        },
      );
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction: prediction }) =>
          prediction
            ? [{ id: prediction.placeId, formatted_address: prediction.text.text, as_typed: '' }]
            : [],
        )
        .slice(0, mostSuggestions);
    },

    async lookUp(id) {
      const address = new URL(`/v1/places/${encodeURIComponent(id)}?languageCode=en`, base);
      const mask = 'formattedAddress,location,addressComponents';
      const details = await askServer(server, address, place, {
        headers: { ...headers, 'X-Goog-FieldMask': mask },
      });
      return details && addressOf(details);
    },
  };
}
