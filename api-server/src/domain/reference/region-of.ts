import { regions } from './option-sets.ts';

/** Booking regions by country and state. */
const byState: Record<string, Record<string, string>> = {
  AU: {
    NSW: 'sydney',
    ACT: 'sydney',
    VIC: 'melbourne',
    TAS: 'melbourne',
    QLD: 'brisbane',
    WA: 'perth',
    SA: 'adelaide',
    NT: 'adelaide',
  },
};

const byCountry: Record<string, string> = {
  US: 'usa',
  GB: 'london',
  SG: 'singapore',
  HK: 'hong kong',
};

const cities = new Set(regions.map(({ value }) => value));

/** The value of `regions` that covers a place, or null. */
export function regionOf(place: {
  country_code: string;
  state: string;
  locality: string;
}): string | null {
  const country = place.country_code.toUpperCase();
  const city = place.locality.trim().toLowerCase();
  if (cities.has(city)) return city;
  return byState[country]?.[place.state.trim().toUpperCase()] ?? byCountry[country] ?? null;
}
