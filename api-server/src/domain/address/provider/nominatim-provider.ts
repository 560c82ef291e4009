import { type InferType, array, object, string } from 'yup';
import { countryName, formatAddress, formatTown } from '@shootline/shared-api/rules';
import { namesSuburb, stateAsWritten } from '../place/suburbs.ts';
import { type AddressProvider, type FoundAddress, mostSuggestions } from './address-provider.ts';
import { askServer } from '../../../platform/http/ask-server.ts';
import { openId, sealId } from './suggestion-id.ts';

const text = string().optional();

const degrees = (most: number) =>
  string()
    .required()
    .test((value) => Math.abs(Number(value)) <= most);

const place = object({
  lat: degrees(90),
  lon: degrees(180),
  name: text,
  addresstype: text,
  address: object({
    house_number: text,
    road: text,
    pedestrian: text,
    suburb: text,
    city: text,
    town: text,
    village: text,
    hamlet: text,
    municipality: text,
    county: text,
    state: text,
    postcode: text,
    country_code: text,
  }).required(),
});

const answer = array(place.required()).required();

type Place = InferType<typeof place>;

const ofTowns = 'suburb city town village hamlet municipality county'.split(' ');

function addressOf({ lat, lon, name = '', addresstype = '', address }: Place): FoundAddress {
  const country_code = (address.country_code ?? '').toUpperCase();
  const isTown = ofTowns.includes(addresstype);
  const town = address.city ?? address.town ?? address.village ?? address.hamlet;
  const suburb = namesSuburb(country_code) ? address.suburb : undefined;
  const isAddress = isTown || addresstype === 'house' || addresstype === 'road';
  const line = {
    country_code,
    country: countryName(country_code),
    locality: isTown ? name : (suburb ?? town ?? address.municipality ?? address.county ?? ''),
    state: stateAsWritten(country_code, address.state ?? ''),
    postal_code: address.postcode ?? '',
    additional_details: isAddress ? '' : name,
    street_number: address.house_number ?? '',
    route: address.road ?? address.pedestrian ?? '',
  };
  return {
    ...line,
    formatted_address: formatAddress(line),
    formatted_address_short: formatTown(line),
    location: { lat: Number(lat), lng: Number(lon) },
    verified: line.route === '' ? 'town' : 'street',
  };
}

// More than are shown, as the same address can be in the map several times.
const requested = 20;

/** Longest list of countries sent; with more, results elsewhere are dropped here. */
const mostCountries = 15;

/** Addresses of OpenStreetMap from a Nominatim server. An id carries the server's whole answer. */
export function nominatimProvider(url: string, deadline: number): AddressProvider {
  return {
    async suggest(typed, { allowed }) {
      const address = new URL(`${url.replace(/\/$/, '')}/search`);
      const codes = [...allowed].join(',').toLowerCase();
      address.search = String(
        new URLSearchParams({
          q: typed,
          format: 'jsonv2',
          addressdetails: '1',
          limit: String(requested),
          'accept-language': 'en',
          ...(allowed.size <= mostCountries ? { countrycodes: codes } : {}),
        }),
      );
      const reply = await askServer({ name: 'Nominatim', deadline }, address, answer, {
        // The rules of public servers ask for a name.
        headers: { 'User-Agent': 'shootline' },
      });
      const lines = new Set<string>();
      return (reply ?? [])
        .filter(({ address: { country_code = '' } }) => allowed.has(country_code.toUpperCase()))
        .flatMap((one) => {
          const cast = place.cast(one, { stripUnknown: true });
          const { formatted_address } = addressOf(cast);
          if (lines.has(formatted_address)) return [];
          lines.add(formatted_address);
          return [{ id: sealId(cast), formatted_address, as_typed: '' }];
        })
        .slice(0, mostSuggestions);
    },

    async lookUp(id) {
      const cast = openId(id, place);
      return cast && addressOf(cast);
    },
  };
}
