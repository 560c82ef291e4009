import type { Address, AddressSuggestion, Coordinates } from '@shootline/shared-api/contract';
import type { AddressCountries } from './address-countries.ts';

/** An address as a provider knows it: the zone follows from where it is. */
export type FoundAddress = Omit<Address, 'timezone' | 'is_manual' | 'is_valid' | 'location'> & {
  location: Coordinates;
};

/** Where addresses come from. Both calls throw `AddressProviderFailure` when it does not serve. */
export type AddressProvider = {
  /** Addresses in these countries that the text may mean, the likeliest first, at most 8. */
  suggest(text: string, countries: AddressCountries): Promise<AddressSuggestion[]>;
  /** The address of a suggestion's id, in whatever country; undefined when there is none. */
  lookUp(id: string): Promise<FoundAddress | undefined>;
};

export const mostSuggestions = 8;

/** The provider is out of reach, too slow, refuses, or answers what cannot be understood. */
export class AddressProviderFailure extends Error {
  override name = 'AddressProviderFailure';
}
