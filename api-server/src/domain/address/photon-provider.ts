import { type InferType, array, number, object, string, tuple } from 'yup';
import { countryName, formatAddress, formatTown } from './address-format.ts';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { askServer } from './provider-http.ts';
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

function addressOf({ geometry, properties: known }: Feature): FoundAddress {
  const { name = '', type = '', countrycode = '' } = known;
  const [lng, lat] = geometry.coordinates;
  const country_code = countrycode.toUpperCase();
  const line = {
    country_code,
    country: countryName(country_code),
    locality:
      known.city ?? (ofTowns.includes(type) ? name : (known.district ?? known.county ?? '')),
    state: known.state ?? '',
    postal_code: known.postcode ?? '',
    additional_details: '',
    street_number: known.housenumber ?? '',
    route: known.street ?? (ofTowns.includes(type) ? '' : name),
  };
  return {
    ...line,
    formatted_address: formatAddress(line),
    formatted_address_short: formatTown(line),
    location: { lat, lng },
  };
}

// More than are shown, since those of other countries are left out.
const asked = 20;

/** Addresses of OpenStreetMap from a Photon server. An id carries what the server said of it. */
export function photonProvider(url: string, deadline: number): AddressProvider {
  return {
    async suggest(typed, { allowed }) {
      const address = new URL(`${url.replace(/\/$/, '')}/api`);
      address.search = String(new URLSearchParams({ q: typed, limit: String(asked), lang: 'en' }));
      const found = await askServer({ name: 'Photon', deadline }, address, answer);
      const lines = new Set<string>();
      return (found?.features ?? [])
        .filter(({ properties }) => allowed.has(properties.countrycode?.toUpperCase() ?? ''))
        .flatMap(({ geometry: { coordinates }, properties }) => {
          const known = feature.cast(
            { geometry: { coordinates }, properties },
            { stripUnknown: true },
          );
          const { formatted_address } = addressOf(known);
          if (lines.has(formatted_address)) return [];
          lines.add(formatted_address);
          return [{ id: sealId(known), formatted_address }];
        })
        .slice(0, mostSuggestions);
    },

    async lookUp(id) {
      const known = openId(id, feature);
      return known && addressOf(known);
    },
  };
}
