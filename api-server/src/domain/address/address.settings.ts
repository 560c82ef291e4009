import type { AddressCountries } from './address-countries.ts';
import type { AddressSource } from './address-source.ts';
import type { AddressProvider } from './provider/address-provider.ts';
import { embeddedProvider } from './provider/embedded-provider.ts';
import { googleProvider } from './provider/google-provider.ts';
import { nominatimProvider } from './provider/nominatim-provider.ts';
import { photonProvider } from './provider/photon-provider.ts';

export type AddressSettings = {
  countries: AddressCountries;
  /** Suggestions and lookups allowed per user and minute. */
  callsPerMinute: number;
};

export type AddressEnv = AddressSettings & {
  source: AddressSource;
  googleKey: string;
  deadlineMs: number;
};

export function addressProvider({ source, googleKey, deadlineMs }: AddressEnv): AddressProvider {
  switch (source.name) {
    case 'embedded':
      return embeddedProvider();
    case 'nominatim':
      return nominatimProvider(source.url, deadlineMs);
    case 'photon':
      return photonProvider(source.url, deadlineMs);
    case 'google':
      return googleProvider(googleKey, deadlineMs);
  }
}
