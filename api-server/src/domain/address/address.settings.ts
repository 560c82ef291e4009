import { StartError } from '../../platform/process/start-error.ts';
import { type AddressCountries, readCountryPatterns } from './address-countries.ts';
import type { AddressProvider } from './address-provider.ts';
import { embeddedProvider } from './embedded-provider.ts';
import { googleProvider, mostGoogleCountries } from './google-provider.ts';
import { photonProvider } from './photon-provider.ts';

export type AddressSettings = {
  countries: AddressCountries;
  /** Suggestions and lookups allowed per user and minute. */
  callsPerMinute: number;
};

type Source =
  { name: 'embedded' } | { name: 'photon'; url: string } | { name: 'google'; key: string };

export type AddressEnv = AddressSettings & { source: Source; deadlineMs: number };

/** Validated environment values. */
type Reader = {
  text(name: string): string | undefined;
  number(name: string, byDefault: number, least: number, most: number): number;
};

function readSource(text: Reader['text'], { allowed }: AddressCountries): Source {
  const name = text('ADDRESS_PROVIDER') ?? 'embedded';
  if (name === 'embedded') return { name };
  if (name === 'photon') {
    const url = text('PHOTON_URL') ?? '';
    if (/^https?:\/\//.test(url) && URL.canParse(url)) return { name, url };
    throw new StartError(
      `With ADDRESS_PROVIDER=photon, PHOTON_URL must be an address like https://photon.example, not "${url}".`,
    );
  }
  if (name !== 'google') {
    throw new StartError(`ADDRESS_PROVIDER must be embedded, photon or google, not "${name}".`);
  }
  const key = text('GOOGLE_MAPS_KEY');
  if (key === undefined) {
    throw new StartError('With ADDRESS_PROVIDER=google, GOOGLE_MAPS_KEY must be set.');
  }
  const isEverywhere = allowed.size === readCountryPatterns('*').allowed.size;
  if (allowed.size > mostGoogleCountries && !isEverywhere) {
    throw new StartError(
      `With ADDRESS_PROVIDER=google, ADDRESS_COUNTRIES must be all countries or at most ${mostGoogleCountries}.`,
    );
  }
  return { name, key };
}

/** The address settings. Throws `StartError` on an invalid or missing value. */
export function readAddressEnv({ text, number }: Reader): AddressEnv {
  const countries = readCountryPatterns(text('ADDRESS_COUNTRIES') ?? 'AU, NZ, SG, HK, US, GB, *');
  return {
    countries,
    source: readSource(text, countries),
    deadlineMs: number('ADDRESS_TIMEOUT_MS', 4000, 1, 60_000),
    callsPerMinute: number('ADDRESS_CALLS_PER_MINUTE', 120, 1, 1_000_000),
  };
}

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
