import { listCountries } from '../reference/places.ts';
import { StartError } from '../../platform/process/start-error.ts';

/** ISO 3166-1 alpha-2 codes of the countries to search for addresses. */
export type AddressCountries = {
  allowed: ReadonlySet<string>;
  /** Ranked first among equal matches, in this order. */
  preferred: readonly string[];
  /** The countries of the client, ranked before the preferred ones. */
  own?: readonly string[];
};

const countriesOfBilling: Record<string, readonly string[]> = {
  Asia: ['SG', 'HK'],
  Australia: ['AU'],
  UK: ['GB'],
  US: ['US'],
};

/**
 * The countries in a list of codes like `AU, NZ, *`, where `*` matches any letters. Codes written in
 * full are preferred. Throws `StartError` on a pattern that matches no country.
 */
export function readCountryPatterns(list: string): AddressCountries {
  const everyCode = listCountries().map(({ value }) => value);
  const allowed = new Set<string>();
  const preferred: string[] = [];
  for (const pattern of list
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const isPattern = /^[A-Z*]{1,2}$/.test(pattern);
    const codes = isPattern
      ? everyCode.filter((code) => new RegExp(`^${pattern.replaceAll('*', '[A-Z]*')}$`).test(code))
      : [];
    if (codes.length === 0) {
      throw new StartError(
        `ADDRESS_COUNTRIES must list country codes like AU, or * for any, not "${pattern}".`,
      );
    }
    if (!pattern.includes('*')) preferred.push(...codes);
    for (const code of codes) allowed.add(code);
  }
  return { allowed, preferred };
}

/** The countries, with those of a billing region as the client's own. */
export function withOwn(countries: AddressCountries, region?: string): AddressCountries {
  return { ...countries, own: countriesOfBilling[region ?? ''] ?? [] };
}

/** The allowed countries, narrowed to `country` if given; empty if it is not allowed. */
export function narrowed(countries: AddressCountries, country?: string): AddressCountries {
  if (country === undefined) return countries;
  const code = country.toUpperCase();
  const codes = countries.allowed.has(code) ? [code] : [];
  return { allowed: new Set(codes), preferred: codes };
}
