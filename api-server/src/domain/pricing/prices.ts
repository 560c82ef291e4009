import type { Coordinates } from '@shootline/shared-api/contract';

/** Indicative prices without GST in minor units: docs/product/prices-and-fees.md#price-table. */

type Rate = { base: number; hour: number };

export type CountryPrices = { currency: string; client: Rate; videographer: Rate };

const australasia: CountryPrices = {
  currency: 'AUD',
  client: { base: 880_00, hour: 190_00 },
  videographer: { base: 520_00, hour: 110_00 },
};

export const pricesByCountry: Record<string, CountryPrices> = {
  AU: australasia,
  NZ: australasia,
  SG: {
    currency: 'SGD',
    client: { base: 960_00, hour: 210_00 },
    videographer: { base: 560_00, hour: 125_00 },
  },
  US: {
    currency: 'USD',
    client: { base: 900_00, hour: 200_00 },
    videographer: { base: 540_00, hour: 115_00 },
  },
  GB: {
    currency: 'GBP',
    client: { base: 620_00, hour: 135_00 },
    videographer: { base: 360_00, hour: 80_00 },
  },
  HK: {
    currency: 'HKD',
    client: { base: 6800_00, hour: 1500_00 },
    videographer: { base: 4000_00, hour: 850_00 },
  },
};

export const pricesElsewhere: CountryPrices = {
  currency: 'USD',
  client: { base: 1000_00, hour: 220_00 },
  videographer: { base: 600_00, hour: 130_00 },
};

/** Hours included in the base price. */
export const baseHours = 4;

export const overtime = { afterHours: 10, percent: 150 };

/** Percent added to the base outside the metro cities. */
export const regionalPercent = 15;

/** Radius in kilometres around a city's centre without the regional loading. */
export const metroKm = 50;

export type MetroCity = Coordinates & { name: string; /** As addresses write it. */ state: string };

/** Cities around which there is no regional loading. Countries not listed here have no loading at all. */
export const metroCities: Record<string, MetroCity[]> = {
  AU: [
    { name: 'Sydney', state: 'NSW', lat: -33.8688, lng: 151.2093 },
    { name: 'Melbourne', state: 'VIC', lat: -37.8136, lng: 144.9631 },
    { name: 'Brisbane', state: 'QLD', lat: -27.4698, lng: 153.0251 },
    { name: 'Perth', state: 'WA', lat: -31.9523, lng: 115.8613 },
    { name: 'Adelaide', state: 'SA', lat: -34.9285, lng: 138.6007 },
    { name: 'Canberra', state: 'ACT', lat: -35.2809, lng: 149.13 },
  ],
  NZ: [
    { name: 'Auckland', state: 'Auckland', lat: -36.8485, lng: 174.7633 },
    { name: 'Wellington', state: 'Wellington', lat: -41.2866, lng: 174.7756 },
    { name: 'Christchurch', state: 'Canterbury', lat: -43.5321, lng: 172.6362 },
  ],
  US: [
    { name: 'New York', state: 'NY', lat: 40.7128, lng: -74.006 },
    { name: 'Los Angeles', state: 'CA', lat: 34.0522, lng: -118.2437 },
    { name: 'San Francisco', state: 'CA', lat: 37.7749, lng: -122.4194 },
    { name: 'San Diego', state: 'CA', lat: 32.7157, lng: -117.1611 },
    { name: 'Chicago', state: 'IL', lat: 41.8781, lng: -87.6298 },
    { name: 'Boston', state: 'MA', lat: 42.3601, lng: -71.0589 },
    { name: 'Austin', state: 'TX', lat: 30.2672, lng: -97.7431 },
    { name: 'Seattle', state: 'WA', lat: 47.6062, lng: -122.3321 },
  ],
  GB: [
    { name: 'London', state: 'England', lat: 51.5074, lng: -0.1278 },
    { name: 'Manchester', state: 'England', lat: 53.4808, lng: -2.2426 },
    { name: 'Birmingham', state: 'England', lat: 52.4862, lng: -1.8904 },
    { name: 'Edinburgh', state: 'Scotland', lat: 55.9533, lng: -3.1883 },
  ],
};
