import type { Address, Coordinates } from '@shootline/shared-api/contract';
import { townAddress } from './town-address.ts';

type Place = { region: string; address: Address; townLocation?: Coordinates };

const dubbo = { lat: -32.2569, lng: 148.6011 };
const york = { lat: 53.9583, lng: -1.0803 };

/** Towns with a regional loading, far from every city without one. */
export const regionalTowns = ['Dubbo', 'York'];

/** Places of shoots. */
export const shootPlaces: Place[] = [
  { region: 'sydney', address: townAddress('Sydney', 'Australia', 'AU', 'Australia/Sydney') },
  { region: 'perth', address: townAddress('Perth', 'Australia', 'AU', 'Australia/Perth') },
  { region: 'singapore', address: townAddress('Singapore', 'Singapore', 'SG', 'Asia/Singapore') },
  {
    region: 'london',
    address: {
      ...townAddress('London', 'United Kingdom', 'GB', 'Europe/London'),
      location: { lat: 51.5, lng: -0.12 },
    },
  },
  {
    region: 'new york',
    address: townAddress('New York', 'United States', 'US', 'America/New_York'),
  },
  {
    region: 'sydney',
    address: { ...townAddress('Dubbo', 'Australia', 'AU', 'Australia/Sydney'), location: dubbo },
  },
  {
    region: 'london',
    address: townAddress('York', 'United Kingdom', 'GB', 'Europe/London'),
    townLocation: york,
  },
  { region: 'hong kong', address: townAddress('Hong Kong', 'Hong Kong', 'HK', 'Asia/Hong_Kong') },
  { region: 'berlin', address: townAddress('Berlin', 'Germany', 'DE', 'Europe/Berlin') },
];

/** Homes of users, and the city that each belongs to. */
export const homes: (Coordinates & { city: string | null })[] = [
  { lat: -33.8688, lng: 151.2093, city: 'Sydney, Australia' },
  { lat: -33.91, lng: 151.18, city: 'Sydney, Australia' },
  { lat: -33.95, lng: 151.15, city: 'Sydney, Australia' },
  { lat: 1.29, lng: 103.85, city: 'Singapore' },
  { lat: 51.5074, lng: -0.1278, city: 'London, United Kingdom' },
  { lat: -30, lng: -130, city: null },
];
