import type { Address, AddressSuggestion, Coordinates } from '@shootline/shared-api/contract';
import type { AddressCountries } from '../address-countries.ts';

/** An address from a provider. The coordinates determine its zone. */
export type FoundAddress = Omit<Address, 'timezone' | 'is_manual' | 'is_valid' | 'location'> & {
  location: Coordinates;
};

/** A source of addresses. Both methods throw `ServerFailure` when it does not answer. */
export type AddressProvider = {
  /**
   * At most 8 addresses in these countries that may match the text, best first. With `near`, places
   * near the user rank first if the text names no place.
   */
  suggest(
    text: string,
    countries: AddressCountries,
    near?: Coordinates | null,
  ): Promise<AddressSuggestion[]>;
  /** The address of a suggestion's id, in any country; undefined if there is none. */
  lookUp(id: string): Promise<FoundAddress | undefined>;
};

export const mostSuggestions = 8;
