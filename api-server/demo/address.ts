import type { Address } from '@shootline/shared-api/contract';
import type { Plan } from './plan.ts';

/** The address of the shoot in the shape of the contract. */
export function addressOf({ place, spot, random }: Plan): Address {
  const number = String(random.int(1, 240));
  // State and postal code are required, though not every place has them.
  const isComplete = spot.state !== '' && spot.postcode !== '';
  const isManual = random.chance(0.07) && isComplete;
  const town = place.region === 'hong kong' ? spot.state : spot.locality;
  const line = [town, place.region === 'hong kong' ? '' : spot.state, spot.postcode];
  const commas = place.countryCode === 'US';
  const formattedTown = commas
    ? `${town}, ${spot.state} ${spot.postcode}`
    : line.filter(Boolean).join(' ');
  return {
    country_code: place.countryCode,
    country: place.country,
    locality: spot.locality,
    state: spot.state,
    timezone: spot.timezone,
    formatted_address: `${number} ${spot.street}, ${formattedTown}, ${place.country}`,
    formatted_address_short: commas
      ? `${town}, ${spot.state}`
      : [spot.locality, spot.state].filter(Boolean).join(' '),
    is_manual: isManual,
    is_valid: true,
    verified: isManual ? 'typed' : 'town',
    ...(isManual ? {} : { location: { lat: spot.lat, lng: spot.lng } }),
    additional_details: isManual
      ? random.pick(['Level 4, use the goods lift', 'Building C, behind the car park', 'Gate 3'])
      : '',
    street_number: number,
    route: spot.street,
    postal_code: spot.postcode,
  };
}
