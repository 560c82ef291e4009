import type { Address } from '@shootline/shared-api/contract';

/** An address with only a town. */
export const townAddress = (
  locality: string,
  country: string,
  country_code: string,
  timezone: string,
) =>
  ({
    country_code,
    country,
    locality,
    timezone,
    state: '',
    formatted_address: '',
    formatted_address_short: '',
    is_manual: true,
    is_valid: true,
    verified: 'typed',
    additional_details: '',
    street_number: '',
    route: '',
    postal_code: '',
  }) satisfies Address;
