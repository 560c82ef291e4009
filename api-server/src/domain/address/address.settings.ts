import type { AddressCountries } from './address-countries.ts';
import type { AddressProvider } from './provider/address-provider.ts';
import { embeddedProvider } from './provider/embedded-provider.ts';
import { googleProvider } from './provider/google-provider.ts';
import { photonProvider } from './provider/photon-provider.ts';

export type AddressSettings = {
  countries: AddressCountries;
  /** Suggestions and lookups allowed per user and minute. */
  callsPerMinute: number;
};

type Source =
  { name: 'embedded' } | { name: 'photon'; url: string } | { name: 'google'; key: string };

export type AddressEnv = AddressSettings & { source: Source; deadlineMs: number };

export function addressProvider({ source, deadlineMs }: AddressEnv): AddressProvider {
  switch (source.name) {
    case 'embedded':
      return embeddedProvider();
    case 'photon':
      return photonProvider(source.url, deadlineMs);
    case 'google':
      return googleProvider(source.key, deadlineMs);
  }
}
