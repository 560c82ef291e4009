import { type InferType, array, number, object, string, tuple } from 'yup';
import { countryName, formatAddress, formatTown } from '@shootline/shared-api/rules';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { namesSuburb, stateAsWritten } from '../place/suburbs.ts';
import { askServer } from '../../../platform/http/ask-server.ts';
import { openId, sealId } from './suggestion-id.ts';

const text = string().optional();

const feature = object({
  geometry: object({
    coordinates: tuple([
      number().min(-180).max(180).required(),
      number().min(-90).max(90).required(),
    ]).required(),
  }).required(),
  properties: object({
    countrycode: text,
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    type: text,
  }).required(),
});

const answer = object({ features: array(feature.required()).required() });

type Feature = InferType<typeof feature>;

const ofTowns = ['city', 'district', 'locality', 'county'];

function addressOf({ geometry, properties }: Feature): FoundAddress {
  const { name = '', type = '', countrycode = '' } = properties;
  const [lng, lat] = geometry.coordinates;
  const country_code = countrycode.toUpperCase();
  const isTown = ofTowns.includes(type);
  const suburb = namesSuburb(country_code) ? properties.district : undefined;
  const line = {
    country_code,
    country: countryName(country_code),
    locality: isTown
      ? name
      : (suburb ?? properties.city ?? properties.district ?? properties.county ?? ''),
    state: stateAsWritten(country_code, properties.state ?? ''),
    postal_code: properties.postcode ?? '',
    additional_details: '',
    street_number: properties.housenumber ?? '',
    route: properties.street ?? (isTown ? '' : name),
  };
  return {
    ...line,
    formatted_address: formatAddress(line),
    formatted_address_short: formatTown(line),
    location: { lat, lng },
    verified: line.route === '' ? 'town' : 'street',
  };
}

// More than are shown, as results in other countries are dropped.
const requested = 20;

/** Addresses of OpenStreetMap from a Photon server. An id carries the server's whole answer. */
export function photonProvider(url: string, deadline: number): AddressProvider {
  return {
    async suggest(typed, { allowed }, near) {
      const address = new URL(`${url.replace(/\/$/, '')}/api`);
      const search = new URLSearchParams({ q: typed, limit: String(requested), lang: 'en' });
      if (near) {
        search.set('lat', String(near.lat));
        search.set('lon', String(near.lng));
      }
      address.search = String(search);
      const reply = await askServer({ name: 'Photon', deadline }, address, answer);
      const lines = new Set<string>();
      return (reply?.features ?? [])
        .filter(({ properties }) => allowed.has(properties.countrycode?.toUpperCase() ?? ''))
        .flatMap(({ geometry: { coordinates }, properties }) => {
          const cast = feature.cast(
            { geometry: { coordinates }, properties },
            { stripUnknown: true },
          );
          const { formatted_address } = addressOf(cast);
          if (lines.has(formatted_address)) return [];
          lines.add(formatted_address);
          return [{ id: sealId(cast), formatted_address, as_typed: '' }];
        })
        .slice(0, mostSuggestions);
    },

    async lookUp(id) {
      const cast = openId(id, feature);
      return cast && addressOf(cast);
    },
  };
}
