import { mixed, object } from 'yup';
import type { Address, AddressInput, Coordinates, VerifiedAddress } from '../contract/index.ts';
import { formatStreet } from './address-format.ts';
import { ruleTexts } from './texts.ts';

/** Degrees of verification of an address: the street, only the town, or nothing. */
export const verifiedKinds: VerifiedAddress[] = ['street', 'town', 'typed'];

/** Whether an address was chosen from the suggestions rather than only typed. */
export function isChosenAddress(
  address: Pick<AddressInput, 'is_valid' | 'formatted_address' | 'timezone'>,
): boolean {
  return Boolean(address.is_valid && address.formatted_address && address.timezone);
}

/**
 * The parts of a street written on one line: `Unit 5, 94 Crown Street` and `Hauptstraße 5`. Text whose
 * parts would be written in another way stays whole, as the street.
 */
export function splitStreet(text: string, country_code: string) {
  const [, additional_details = '', street = ''] = /^(?:(.*),\s*)?(.*)$/s.exec(text) ?? [];
  const [, first, after] = /^(\d\S*)\s+(.+)$/.exec(street) ?? [];
  const [, before = street, last = ''] = /^(.*\p{L}\S*)\s+(\d\S*)$/u.exec(street) ?? [];
  const parts =
    first !== undefined && after !== undefined
      ? { additional_details, street_number: first, route: after }
      : { additional_details, street_number: last, route: before };
  const isAsWritten = formatStreet({ country_code, ...parts }) === text;
  return isAsWritten ? parts : { additional_details: '', street_number: '', route: text };
}

function isLocated(value: unknown): value is Address & { location: Coordinates } {
  if (typeof value !== 'object' || value === null) return false;
  const address: AddressInput = value;
  return isChosenAddress(address) && Boolean(address.location);
}

/** The rule of Add Address: a chosen address with its coordinates. */
export const addAddressRules = object({
  address: mixed(isLocated).required(ruleTexts.address).typeError(ruleTexts.address),
});
