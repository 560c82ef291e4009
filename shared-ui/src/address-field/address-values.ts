import type { Address, AddressInput } from '@shootline/shared-api';
import { splitStreet } from '@shootline/shared-api/rules';
import { formatAddress, formatStreet } from '@shootline/shared-api/values';

/** Whether street, town and postal code are entered apart, as only the town is known. */
export const isInParts = (address: AddressInput | null): boolean => address?.verified === 'town';

/** An address, chosen or not, with empty strings for missing parts. */
const complete = (address: AddressInput) => ({
  street_number: address.street_number ?? '',
  route: address.route ?? '',
  locality: address.locality ?? '',
  state: address.state ?? '',
  postal_code: address.postal_code ?? '',
  country_code: address.country_code ?? '',
  additional_details: address.additional_details ?? '',
});

const noStreet = { street_number: '', route: '', additional_details: '', postal_code: '' };

/** The street with details and number, as one line. */
export const streetText = (address: AddressInput) => formatStreet(complete(address));

/** The text of the field with suggestions: the whole address, or only its town if it is in parts. */
export function searchText(address: AddressInput | null): string {
  if (!address || !isInParts(address)) return address?.formatted_address ?? '';
  return address.is_valid
    ? formatAddress({ ...complete(address), ...noStreet })
    : (address.locality ?? '');
}

/** The value after typing: without a choice, so the form keeps the text but refuses it. */
export function typedAddress(text: string, before: AddressInput | null): AddressInput | null {
  if (!before || !isInParts(before))
    return text === '' ? null : { formatted_address: text, is_valid: false };
  const street = streetText(before);
  if (text === '' && street === '' && !before.postal_code) return null;
  return {
    ...before,
    locality: text,
    state: '',
    formatted_address: [street, text].filter(Boolean).join(', '),
    is_valid: false,
    location: null,
  };
}

const withParts = (address: AddressInput, parts: Partial<Address>): AddressInput => {
  const changed = { ...address, ...parts };
  return { ...changed, formatted_address: formatAddress(complete(changed)) };
};

export const withPostalCode = (address: AddressInput, postal_code: string) =>
  withParts(address, { postal_code });

/** The address with the text as its street; `isDone` takes details and number out of it. */
export function withStreet(address: AddressInput, text: string, isDone: boolean): AddressInput {
  const whole = { additional_details: '', street_number: '', route: text };
  return withParts(
    address,
    isDone ? splitStreet(text.replaceAll(/\s+/g, ' ').trim(), address.country_code ?? '') : whole,
  );
}

/** A found town with the street entered before, and with its postal code if the town is the same. */
export function keepingParts(
  found: Address,
  { typed, chosen }: { typed: AddressInput | null; chosen: Address | null },
): AddressInput {
  if (!typed || !isInParts(found) || !isInParts(typed)) return found;
  const { street_number, route, additional_details, postal_code } = complete(typed);
  const isSameTown = found.locality === chosen?.locality && found.state === chosen.state;
  return withParts(found, {
    ...(streetText(found) === '' && { street_number, route, additional_details }),
    ...(found.postal_code === '' && isSameTown && { postal_code }),
  });
}
