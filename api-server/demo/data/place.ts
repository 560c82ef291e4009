export type Spot = {
  street: string;
  locality: string;
  state: string;
  postcode: string;
  timezone: string;
  lat: number;
  lng: number;
};

export type Place = {
  region: string;
  billingRegion: string;
  country: string;
  countryCode: string;
  currency: string;
  spots: readonly Spot[];
};

type Line = readonly [
  street: string,
  locality: string,
  state: string,
  postcode: string,
  lat: number,
  lng: number,
  timezone?: string,
];

export const spots = (timezone: string, lines: readonly Line[]): Spot[] =>
  lines.map(([street, locality, state, postcode, lat, lng, own]) => ({
    street,
    locality,
    state,
    postcode,
    timezone: own ?? timezone,
    lat,
    lng,
  }));
