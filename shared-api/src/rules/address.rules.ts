import { t } from '../texts/texts.ts';
import { mixed, object } from 'yup';
import type { Address, AddressInput, Coordinates, VerifiedAddress } from '../contract/index.ts';
import { ruleTexts } from './texts.ts';

/** Degrees of verification of an address: the street, only the town, or nothing. */
export const verifiedKinds: VerifiedAddress[] = ['street', 'town', 'typed'];

/** Whether an address was chosen from the suggestions rather than only typed. */
export function isChosenAddress(
  address: Pick<AddressInput, 'is_valid' | 'formatted_address' | 'timezone'>,
): boolean {
  return Boolean(address.is_valid && address.formatted_address && address.timezone);
}

/** A sentence about which part of an address was verified; null if none was. */
export function verifiedText(address: Address): string | null {
  const { verified, route, postal_code } = address;
  if (verified === 'typed') return null;
  if (verified === 'street') return t('The street and the town are verified.');
  return route || postal_code
    ? t('The town is verified; street and postal code are as typed.')
    : t('The town is verified; no street is given.');
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
